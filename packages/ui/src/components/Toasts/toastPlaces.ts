/**
 * The ids of the toasts by place, oldest first. While places are held, a closed toast keeps its place. Returns the
 * same list when nothing changes.
 */
export function toastPlaces(
  before: readonly string[],
  shown: readonly string[],
  isHeld: boolean,
): readonly string[] {
  const places = isHeld ? [...before, ...shown.filter((id) => !before.includes(id))] : shown;
  const isSame = places.length === before.length && places.every((id, index) => id === before[index]);
  return isSame ? before : places;
}
