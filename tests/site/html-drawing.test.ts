import { describe, expect, it } from 'vitest';
import { htmlDrawing } from '../../site/pictures/html-drawing';

const WORDS = '<p>Three baskets of apples and pears</p>';

const VARIABLES =
  '@media screen{[data-mui-color-scheme="dark"]{--main:#66d1c1;--faint:rgba(1 2 3 / 0.5)}}@media print{.demo-icon{fill:red}}';

function drawn(html: string, styles = ''): string | undefined {
  return htmlDrawing({ html: WORDS + html, styles: VARIABLES + styles })?.html;
}

const ICON = '<svg class="demo-icon"><path d="M0 0h9"></path></svg>';

describe('a demo of HTML in a picture', () => {
  it('has icons in the colour of the words around them, in the dark scheme', () => {
    const styles =
      '.demo-icon{fill:currentColor}.demo-button{color:var(--main)}.demo-button:hover{color:red}';

    expect(drawn(`<b class="demo-button">Pick<span>${ICON}</span></b>`, styles)).toContain(
      '<svg fill="#66d1c1" class="demo-icon">',
    );
  });

  it('has icons in the colour that a rule with more classes tells, and nothing of what stands beside', () => {
    const styles =
      '.demo-icon{fill:currentColor}.demo-button.is-on{color:var(--faint)}.demo-button{color:var(--main)}.demo-list .demo-other{color:red}';
    const html = `<b class="demo-button is-on">${ICON}</b><i class="demo-button">${ICON}</i>`;

    expect(drawn(html, styles)?.match(/fill="[^"]*"/g)).toEqual(['fill="rgba(1,2,3,0.5)"', 'fill="#66d1c1"']);
  });

  it('leaves an icon the colour that it brings along', () => {
    expect(drawn('<svg fill="none" class="demo-icon"></svg>', '.demo-icon{fill:red}')).toContain(
      '<svg fill="none"',
    );
  });

  it('is at rest: nothing moves, and what fades in is there', () => {
    const { html = '', styles } =
      htmlDrawing({
        html: `${WORDS}<div style="opacity:0">Arrows</div>`,
        styles: '.demo-a{animation:x 1s;color:red;transition:fill 300ms}',
      }) ?? {};

    expect(html).toContain('<div>Arrows</div>');
    expect(styles).toContain('.demo-a{color:red;}');
  });

  it('is what a phone shows where both screens have a drawing of their own', () => {
    const both = `<div data-drawn="wide"><table></table></div><div data-drawn="narrow">${WORDS}<div>Pears</div></div>`;

    expect(htmlDrawing({ html: both, styles: '' })?.html).toBe(`${WORDS}<div>Pears</div>`);
  });

  it('needs no control of the browser for what is ticked', () => {
    expect(drawn('<input type="checkbox" class="a">')).toBe(WORDS);
  });

  it.each([
    ['a field', '<input type="text" value="4">'],
    ['a table', '<table><tr><td>1</td></tr></table>'],
    ['a picture that lies elsewhere', '<img src="/a.png">'],
    ['a grid, of which rows come later', '<div class="MuiDataGrid-root"></div>'],
    ['room for what comes with its script', '<div style="height:320px"></div>'],
    ['the same by a rule', '<div class="demo-high"></div>'],
    ['a part that a style puts somewhere', '<i style="position:absolute;left:4px">1</i>'],
    ['the mark of a missing licence key', '<div>MUI X Missing license key</div>'],
    ['letters that its face has not', '<p>中文</p>'],
  ])('is left out with %s', (_, html) => {
    expect(drawn(html, '.demo-high{width:100%;height:400px;}')).toBeUndefined();
  });

  it('is left out when it says next to nothing', () => {
    expect(htmlDrawing({ html: '<button>Open</button>', styles: '' })).toBeUndefined();
  });
});
