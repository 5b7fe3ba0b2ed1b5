import path from 'node:path';
import type { Inventory, Problem, Reference, TextFacts } from '../../model';
import { schemeOf } from '../../model/link-scheme';
import { emptyTarget, missingImage, otherScheme } from '../../problems/catalogue';
import { nearest } from '../../problems/nearest';

/** Images are beside their page or in the public folder; images on other hosts are not checked. */
export function missingImages(facts: TextFacts[], { pageFiles, publicFiles, site }: Inventory): Problem[] {
  const images: Images = {
    files: new Set(pageFiles),
    urls: new Set(publicFiles.map((file) => `${site.assets}/${file}`)),
    assets: site.assets,
  };
  return facts.flatMap((text) =>
    text.images.flatMap((image) => {
      if (image.target.trim() === '') return [emptyTarget('image', image.place)];
      const scheme = schemeOf(image.target);
      if (scheme !== undefined) return SHOWN.includes(scheme) ? [] : [otherScheme(image, scheme, SHOWN)];
      if (image.target.startsWith('//')) return [];
      return image.target.startsWith('/') ? publicFault(image, images) : fileFault(image, text, images);
    }),
  );
}

/** Schemes of images on other hosts. */
const SHOWN = ['https', 'http', 'data'];

interface Images {
  /** Files of the pages folder. */
  files: ReadonlySet<string>;
  /** Files of the public folder, which is published below `assets`. */
  urls: ReadonlySet<string>;
  assets: string;
}

function publicFault(image: Reference, { urls, assets }: Images): Problem[] {
  const target = fileOf(image.target);
  if (urls.has(target)) return [];
  const near = urls.has(`${assets}${target}`) ? `${assets}${target}` : nearest(target, urls);
  return [missingImage(image, encoded(near))];
}

function fileFault(image: Reference, { file }: TextFacts, { files }: Images): Problem[] {
  const folder = path.posix.dirname(file);
  const target = path.posix.normalize(fileOf(image.target));
  if (files.has(path.posix.join(folder, target))) return [];
  const beside = [...files].filter((name) => name.startsWith(`${folder}/`));
  const names = beside.map((name) => name.slice(folder.length + 1));
  return [missingImage(image, encoded(nearest(target, names)))];
}

/** The file name of a target: without query and hash, percent-decoded. An encoded slash separates no folders. */
function fileOf(target: string): string {
  const name = target.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(name.replace(/%2f/gi, '%252F'));
  } catch {
    return name;
  }
}

/** A file name as an author writes it in a text. */
function encoded(name: string | undefined): string | undefined {
  return name?.replace(/[%#?\s]/g, encodeURIComponent);
}
