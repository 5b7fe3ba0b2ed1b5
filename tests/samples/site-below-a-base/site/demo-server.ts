export const demoServerEntry = {
  renderDemo: (draw: () => string) => ({ html: `<p>${draw()}</p>`, styles: '' }),
};
