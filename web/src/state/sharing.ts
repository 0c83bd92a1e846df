/** What is as it was stays the same object: whatever is drawn from it need not be drawn again. */

/** `now`, made of the parts of `before` that are equal; `before` itself if all of it is. Both came from JSON. */
export function shared<Value>(before: unknown, now: Value): Value {
  if (before === now || !isParted(before) || !isParted(now) || Array.isArray(before) !== Array.isArray(now)) return now
  return (Array.isArray(now) ? sharedList(before as unknown[], now) : sharedFields(before as Fields, now as Fields)) as Value
}

type Fields = Record<string, unknown>

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function sharedList(before: unknown[], now: unknown[]): unknown[] {
  const list = now.map((each, place) => shared(before[place], each))
  return before.length === list.length && list.every((each, place) => each === before[place]) ? before : list
}

function sharedFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now)
  const fields = Object.fromEntries(names.map(name => [name, shared(before[name], now[name])]))
  const isSame = names.length === Object.keys(before).length && names.every(name => name in before && fields[name] === before[name])
  return isSame ? before : fields
}
