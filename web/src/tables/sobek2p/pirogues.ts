/** The drawing of a pirogue. */
export function pirogueIcon(name: string): string {
  if (name.startsWith('cobra')) return 'cobra'
  return name === 'two-and-deben' ? 'two-deben' : name
}
