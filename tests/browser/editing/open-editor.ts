import type { FrameLocator, Locator, Page } from 'playwright-core';

/** Everything comes within this time, on a machine that does other things, too. */
export const WAIT = { timeout: 60_000 };

/** A demo whose editor is open. */
export interface EditedDemo {
  page: Page;
  /** Its box on the page. */
  demo: Locator;
  /** The frame in which it runs. */
  preview: FrameLocator;
  /** The text field of its first file. */
  code: Locator;
}

/** Opens the editor of a demo, by the pointer or by keyboard alone, and waits until its frame shows something. */
export async function openEditor(
  page: Page,
  name: string,
  by: 'pointer' | 'keyboard' = 'pointer',
): Promise<EditedDemo> {
  const demo = page.locator(`#${name}`);
  const tool = demo.locator('[data-tool=edit]');
  if (by === 'keyboard') {
    await demo.locator('[data-x=tools] [tabindex="0"]').first().focus();
    while (!(await tool.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  } else await tool.click();
  await demo.locator('[data-x=edit-frame]:not([data-waiting])').waitFor(WAIT);
  return {
    page,
    demo,
    preview: demo.frameLocator('[data-x=edit-frame]'),
    code: demo.locator('.cm-content').locator('visible=true').first(),
  };
}

/** Puts another text into an editor, as if it had been pasted. */
export async function fill(code: Locator, text: string): Promise<void> {
  await code.focus();
  await code.press('ControlOrMeta+a');
  await code.page().keyboard.insertText(text);
}

/** Changes a part of what an editor holds. */
export async function replace({ demo, code }: EditedDemo, from: string, to: string): Promise<void> {
  const before = await textOf(demo);
  if (!before.includes(from)) throw new Error(`The code has no ${from}:\n${before}`);
  await fill(code, before.replace(from, to));
}

/** The code that a demo's box holds, as the copy button takes it. */
export async function textOf(demo: Locator): Promise<string> {
  return demo.evaluate((box) => {
    const { codeVariant } = document.documentElement.dataset;
    return box.querySelector(`[data-language=${codeVariant}] pre`)?.textContent ?? '';
  });
}
