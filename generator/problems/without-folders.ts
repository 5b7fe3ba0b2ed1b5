/** A text without the names of some folders, so that it is the same on every machine. */
export function withoutFolders(text: string, folders: readonly string[]): string {
  return folders.reduce(
    (rest, folder) =>
      rest.replaceAll(`file://${folder}/`, '').replaceAll(`${folder}/`, '').replaceAll(folder, '.'),
    text,
  );
}
