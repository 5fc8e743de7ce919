/**
 * Whether a text is a URL, absolute or in relation to a base. `URL.canParse` of Node 20 refuses letters such as ü once it
 * has been called often enough to be compiled (seen with 20.20.2), and the constructor does not.
 */
export function isUrl(text: string, base?: string | URL): boolean {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}
