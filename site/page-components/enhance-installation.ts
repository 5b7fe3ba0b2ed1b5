import { all } from '../support/dom';
import { lasting, tabsKey } from '../support/storage';

/** The options and their storage keys. The package manager is shared with all code tabs. */
const keys = {
  product: 'installation-product',
  plan: 'installation-plan',
  manager: tabsKey('package-manager'),
} as const;

/** Shows the command for the selected options, and stores them. */
export function enhanceInstallation(boxes: HTMLElement[]): void {
  for (const box of boxes) {
    recall(box);
    show(box);
    box.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const key = keyOf(target.dataset.choice);
      if (key) lasting.write(key, target.value);
      show(box);
    });
  }
}

/** Stored values are used only if they are valid options. */
function recall(box: HTMLElement): void {
  for (const input of inputs(box)) {
    const key = keyOf(input.dataset.choice);
    if (key && lasting.read(key) === input.value) input.checked = true;
  }
}

function show(box: HTMLElement): void {
  const chosen = Object.fromEntries(
    inputs(box).flatMap(({ checked, dataset, value }) => (checked ? [[dataset.choice, value]] : [])),
  );
  for (const command of all('[data-manager]', box)) {
    const { product, plan, manager } = command.dataset;
    const fits = product === chosen.product && plan === chosen.plan && manager === chosen.manager;
    command.toggleAttribute('data-current', fits);
  }
}

function inputs(box: HTMLElement): HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('input[data-choice]')];
}

function keyOf(choice: string | undefined): string | undefined {
  return Object.entries(keys).find(([name]) => name === choice)?.[1];
}
