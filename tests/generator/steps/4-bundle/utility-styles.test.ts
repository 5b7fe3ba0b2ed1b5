import { expect, it } from 'vitest';
import { utilityStyles } from '../../../../generator/steps/4-bundle/targets/utility-styles';

const CODE = `const wide = '[&_.Line-root]:[stroke-width:4] hidden';
export default () => React.createElement('p', { className: \`p-4 \${wide} nonsense\`, title: "a 'quoted' text" });`;

it('compiles the classes of a demo that is styled with Tailwind, and no others', async () => {
  const styles = await utilityStyles({ file: 'data/pages/x/start/Foo/tailwind/index.tsx', code: CODE });

  expect(styles).toContain('stroke-width: 4');
  expect(styles).toContain('display: none');
  expect(styles).toContain('padding: calc(var(--spacing) * 4)');
  expect(styles).not.toContain('nonsense');
  expect(styles).not.toContain('@layer utilities');
});

it('leaves every other module alone', async () => {
  expect(await utilityStyles({ file: 'data/pages/x/start/Foo/css/index.tsx', code: CODE })).toBe('');
  expect(await utilityStyles({ file: 'site/tailwind.ts', code: CODE })).toBe('');
});
