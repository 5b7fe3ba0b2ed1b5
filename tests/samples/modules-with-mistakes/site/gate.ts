export const gate = {;
