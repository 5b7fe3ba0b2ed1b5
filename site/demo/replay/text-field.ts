/** Elements that accept text. */
export const TEXT_FIELD = 'textarea,select,input:not([type=checkbox],[type=radio],[type=range])';
