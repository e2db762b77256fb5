import createPurifier, { type WindowLike } from 'dompurify';

/** The largest drawing of a group's own sign, in bytes. */
export const largestSign = 20 * 1024;

/** A drawing without anything but lines, planes and letters, or in Dutch what makes it unfit. */
export type CleanedSign = { svg: string; found?: never } | { svg?: never; found: string };

const elements: Readonly<Record<string, string>> = {
  script: 'een script',
  image: 'een foto',
  feimage: 'een foto',
  foreignobject: 'een stuk van een webpagina',
};

type Browser = WindowLike & Pick<typeof globalThis, 'DOMParser' | 'XMLSerializer'>;

/**
 * Cleans the drawing of a sign: what programs leave in it and pages do not need is gone (names of files and persons too). It has a
 * `viewBox` and no size, so that it fits everywhere.
 * @param text of an SVG file
 * @param window of a browser, or of something that plays one
 */
export function cleanSign(text: string, window: Browser): CleanedSign {
  const size = new TextEncoder().encode(text).length;
  if (size > largestSign) return { found: `een bestand van ${Math.ceil(size / 1024)} kB` };
  const root = parsed(text, window)?.documentElement;
  if (root?.localName !== 'svg' || root.namespaceURI !== namespace || root.querySelector('parsererror'))
    return { found: 'een bestand dat geen svg is' };

  const found: string[] = [];
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    const unfit = elements[tagName];
    if (unfit) found.push(unfit);
    if (tagName === 'style' && leadsOutside(node.textContent)) found.push(outside);
  });
  purifier.addHook('uponSanitizeAttribute', (_, { attrName, attrValue, allowedAttributes }) => {
    const stays = allowedAttributes[attrName] === true; // a path of Windows in one that goes is no harm
    if (attrName.startsWith('on') || /^\s*javascript:/i.test(attrValue)) found.push('een script');
    else if (/(^|:)href$/.test(attrName) ? !attrValue.startsWith('#') : stays && leadsOutside(attrValue))
      found.push(outside);
  });
  purifier.sanitize(root, {
    IN_PLACE: true,
    KEEP_CONTENT: false,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['metadata', 'title', 'desc', ...Object.keys(elements)],
  });
  if (found.length > 0) return { found: [...new Set(found)].join(', ') };

  const box = root.getAttribute('viewBox') ?? boxOf(root);
  if (!box || !root.querySelector(shapes)) return { found: 'een tekening zonder lijnen of zonder maat' };
  for (const name of ['width', 'height', 'x', 'y']) root.removeAttribute(name);
  root.setAttribute('viewBox', box);
  return { svg: new window.XMLSerializer().serializeToString(root) };
}

const namespace = 'http://www.w3.org/2000/svg';
const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, text';
const outside = 'een verwijzing naar iets buiten de tekening';

/** Whether a style or an attribute fetches something; a `\` could hide that. */
const leadsOutside = (style: string | null) => /@import|\\|url\(\s*["']?(?!\s*["']?#)/i.test(style ?? '');

function parsed(text: string, window: Browser): Document | undefined {
  try {
    return new window.DOMParser().parseFromString(text.replace(/^\ufeff/, ''), 'image/svg+xml');
  } catch {
    return undefined;
  }
}

/** The box of a drawing that has a size in pixels alone: `0 0 96 96`. */
function boxOf(root: Element): string | undefined {
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''));
  const hasUnits = ['width', 'height'].some((name) => !/^[\d.]+(px)?$/.test(root.getAttribute(name) ?? ''));
  return hasUnits || !width || !height ? undefined : `0 0 ${width} ${height}`;
}
