import * as v from 'valibot';
import { shaped, text, webAddress } from './fields';

const names = v.array(text);

/** Front matter as an author may write it (page/content, `Headers`); the lead stands in the text itself. */
export const writtenHeaders = v.object({
  title: v.exactOptional(text),
  description: v.exactOptional(text),
  productId: v.exactOptional(text),
  components: names,
  hooks: names,
  packageName: v.exactOptional(
    shaped(/^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/, "the name of an npm package, such as '@garden/seeds'"),
  ),
  githubLabel: v.exactOptional(text),
  waiAria: v.exactOptional(webAddress),
  materialDesign: v.exactOptional(webAddress),
  githubSource: v.exactOptional(
    shaped(/^(?!.*(^|\/)\.\.(\/|$))[\w@.-][\w@./-]*$/, 'a path in the repository, without a leading slash'),
  ),
  cardTitle: v.exactOptional(text),
  cardDescription: v.exactOptional(text),
});
