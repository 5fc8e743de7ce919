/** The parts of a draft's body. `content` holds the paragraphs between greeting and sign-off. */
export type EmailParts = { greeting: string | null; content: string[]; signOff: string | null };

const GREETING =
  /^(dear|hi|hello|hey|good (morning|afternoon|evening)|guten|hallo|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|salut|ch(er|ère)|madame|monsieur|hola|estimad[oa]s?|buen[oa]s|querid[oa])(?![\p{L}])[^\n]{0,100}$/iu;

const SIGN_OFF =
  /^((kind|best|warm|warmest) (regards|wishes)|regards|best|sincerely|yours|thanks|many thanks|cheers|mit freundlichen|freundliche|viele|beste|herzliche|liebe grüße|cordialement|bien (cordialement|à vous)|sincères|à bientôt|respectueusement|atentamente|un (cordial )?saludo|saludos|cordialmente)(?![\p{L}])/iu;

/** Splits a body into its parts. Everything but greeting and sign-off is content. */
export function splitBody(body: string): EmailParts {
  const paragraphs = body
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const greeting = GREETING.test(paragraphs[0] ?? '') ? (paragraphs.shift() ?? null) : null;
  const end = paragraphs.findIndex((paragraph, at) => at > 0 && isSignOff(paragraph));
  const from = end === -1 ? (isSignOff(paragraphs[0] ?? '') ? 0 : paragraphs.length) : end;
  const signOff = paragraphs.slice(from).join('\n\n');
  return { greeting, content: paragraphs.slice(0, from), signOff: signOff === '' ? null : signOff };
}

/** Joins the parts into a body. */
export function joinBody({ greeting, content, signOff }: EmailParts): string {
  return [greeting, ...content, signOff].filter((part) => part !== null && part !== '').join('\n\n');
}

/** The sentences of a paragraph. A list line is one sentence; links, figures and `e.g.` are not split. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .split(/\n/)
    .flatMap((line) => line.split(/(?<=[\p{Ll}\p{N})"”“»][.!?…]["”“»)]?)\s+(?=[\p{Lu}¿¡"“„«])/u))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Removes the sentences that match a test, and paragraphs left empty. Returns how many were removed. */
export function withoutSentences(
  content: string[],
  out: (text: string) => boolean,
): { content: string[]; removed: number } {
  let removed = 0;
  const kept = content.map((paragraph) => {
    const sentences = sentencesOf(paragraph);
    const left = sentences.filter((text) => !out(text));
    removed += sentences.length - left.length;
    if (left.length === sentences.length) return paragraph;
    return left.join(paragraph.includes('\n') ? '\n' : ' ');
  });
  return { content: kept.filter((paragraph) => paragraph !== ''), removed };
}

function isSignOff(paragraph: string): boolean {
  // A real sign-off is short; `Best of all, the client …` is not one.
  const first = paragraph.split('\n')[0] ?? '';
  return SIGN_OFF.test(first) && first.length <= 40 && !/[.?!]$/.test(first);
}
