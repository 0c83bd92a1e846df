// Browsers start no worker for a page that lies on the disk, and the search is one. There it runs in a hidden frame.
// (The site's generator looks for this name; without it, the page would fetch something of this kind from elsewhere.)
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.onmessage?.({ data });
      this.started = new Promise((done, failed) => {
        const script = inside.document.createElement("script");
        script.src = url;
        script.onload = done;
        script.onerror = failed;
        inside.document.body.append(script);
      });
      this.started.catch((error) => this.onerror?.(error));
    }

    postMessage(data) {
      this.started.then(() => this.frame.contentWindow?.onmessage({ data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
