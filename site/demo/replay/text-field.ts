/** Where keys write. */
export const TEXT_FIELD = 'textarea,select,input:not([type=checkbox],[type=radio],[type=range])';
