const MAX_LENGTH = 60;

/** Text as a part of a URL: lower case letters a to z and digits, joined by hyphens; empty when nothing is left. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const extended = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (extended.length > MAX_LENGTH) break;
    slug = extended;
  }
  return slug;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let count = 2; ; count += 1) if (!taken.has(`${slug}-${count}`)) return `${slug}-${count}`;
}
