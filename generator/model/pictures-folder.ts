/** Where pictures lie, below the folder of assets. */
export const PICTURES_FOLDER = 'assets/pictures';
