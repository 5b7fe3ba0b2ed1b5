/** The repository of what is documented: where readers tell what is wrong. */
export const repository = { url: 'https://github.com/mui/mui-x', branch: 'v7.x' };
