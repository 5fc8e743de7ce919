/**
 * Words that speak of a file with the mail, in the languages of the drafts. What is attached to something is fixed to it, unless that is the
 * mail itself.
 */
const ATTACHED =
  /(?<!\p{L})(?:attached(?! to (?!(?:this|the|my) (?:e-?mail|mail|message)))|enclosed(?! (?:by|in|within)\b)|attachments?|im anhang|angehängt\p{L}*|beigefügt\p{L}*|anbei|ci-joint\p{L}*|en pièce jointe|pièces? jointes?|adjunt[oa]s?|archivos? adjuntos?|in allegato|allegat[oaie]|em anexo|anex[oa]s?|bijgevoegd\p{L}*|als bijlage|in de bijlage|bijlagen?)(?!\p{L})/iu;

/** The words of a text that promise a file with the mail; null where there are none. No mail of the service carries one. */
export const attachedIn = (text: string | null | undefined): string | null =>
  ATTACHED.exec(text ?? '')?.[0] ?? null;
