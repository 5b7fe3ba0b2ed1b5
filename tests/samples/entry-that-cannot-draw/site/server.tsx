export const sharedStyles = () => '';
