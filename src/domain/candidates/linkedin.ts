import * as z from 'zod';
import { isUrl } from '#src/lib/urls.ts';

/**
 * The slug of a LinkedIn profile URL (`https://au.linkedin.com/in/Jane-Doe/?x=1` → `jane-doe`); null for other pages.
 */
export function linkedinSlug(address: string): string | null {
  const url = isUrl(address) ? new URL(address) : null;
  if (url === null || !/(^|\.)linkedin\.com$/i.test(url.hostname)) return null;
  const slug = /^\/(?:in|pub)\/([^/]+)/i.exec(url.pathname)?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug).normalize('NFC').toLowerCase();
  } catch {
    return null;
  }
}

/** A LinkedIn profile URL; one without a scheme is read as https. */
export const LinkedinUrl = z
  .string()
  .trim()
  .max(500)
  .overwrite((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine(
    (value) => /^https?:/i.test(value) && linkedinSlug(value) !== null,
    'must be the address of a LinkedIn profile such as https://www.linkedin.com/in/jane-doe',
  );
