export const shed = [];
