/** "open brackets R M Ns close brackets", as signs are dictated. */
const BRACKETS =
  /\b(?:open|opening) (?:brackets?|parenthes[ei]s),? (.{1,80}?),? (?:close|closing) (?:brackets?|parenthes[ei]s)\b/giu;
/** Letters one by one, the last of them with the sign of a plural at most: "S E O", "R M Ns". */
const LETTERS = /(?<![\p{L}\p{N}.&+#'’/-])\p{Lu}(?: \p{Lu}){1,4}s?(?![\p{L}\p{N}.&+#'’/-])/gu;
/** What letters stand behind that are classes and each by itself: "category B C". */
const CLASS =
  /(?:class|cat(?:egory|egories)?|bands?|grades?|group|codes?|licen[cs]es?|tiers?|types?|levels?|teams?|plan|vitamins?|hepatitis)\W*$/iu;
/** "… plan, I need": whoever writes. */
const WRITER =
  /^ (?:need|want|am|have|had|would|could|can|think|know|see|like|don|do|was|will|mean|said|just)\b/iu;

/** A search without the spaces between letters that were dictated one by one, which make one word: "S E O", "the U K". */
export const withSpelledLetters = (text: string): string =>
  text.replace(BRACKETS, '($1)').replace(LETTERS, (letters: string, at: number, whole: string) => {
    if (CLASS.test(whole.slice(Math.max(0, at - 14), at))) return letters;
    const begins = at === 0 || /[.!?\n]\s*$/.test(whole.slice(0, at));
    // "A C developer", "I T people": an article or whoever writes begins a sentence.
    if (begins && /^[A] /.test(letters) && letters.length < 4) return letters;
    const isWriter = letters.endsWith(' I') && WRITER.test(whole.slice(at + letters.length));
    const spelled = isWriter ? letters.slice(0, -2) : letters;
    return spelled.replaceAll(' ', '') + letters.slice(spelled.length);
  });

/** "citizens only, no exceptions: …", which adds nothing to what was said before it. */
const EMPHASIS =
  /\s*[,;–—-]\s*(?:and\s+)?(?:absolutely\s+)?(?:no|without)\s+exceptions?\s*(?=$|[,;.:)!\n])/giu;
/** "No juniors obviously", "in Leeds, of course". */
const SURELY =
  /(?<=[\p{L}\p{N})])\s*,?\s+(?:obviously|naturally|clearly|of\s+course|needless\s+to\s+say)(?=\s*(?:$|[,;.)!\n]))/giu;

/** A search without the words that only stress what stands before them, which a denial of what stands behind them would be taken for. */
export const withoutEmphasis = (text: string): string => text.replace(EMPHASIS, '').replace(SURELY, '');

/** "In Co. Mayo", which is no company and ends no sentence; behind a name it is one: "Smith & Co. Dublin". */
const COUNTY =
  /(?<=(?:^|[,;:(/]|(?<!\p{L})(?:in|from|near|around|across|or|and|over))\s*)Co\.?\s+(?=(?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?!\p{L}))/gu;

/** A search in which the counties of Ireland and England that are written short are in full. */
export const withCountiesInFull = (text: string): string => text.replace(COUNTY, 'County ');

const IF_AND_ELSE =
  /(?<=^\s*|[,;.:\n]\s*|\b(?:and|but)\s+)(if\s+(?!(?:not|so|possible|needed|necessary)\b)[^.;\n"]{3,60}?(?:,|\s(?=then\s|must\s|needs?\s|should\s|only\s))[^.;\n"]{2,60}?)\s*[,;.–—-]*\s+(?:otherwise|or\s+else|else|if\s+not|if\s+they(?:['’]re|\s+are)\s+not|in\s+(?:all|any|every)\s+other\s+cases?)\s*,?\s+(?!(?:don['’]?t|do\s+not|forget|leave|never|no\s+thanks)\b)(?=\S)/giu;

/** "If in London then max 70k, otherwise max 60k": said so that no reader takes it for another choice; `conditions` reads it. */
export const withOtherCases = (query: string): string => query.replace(IF_AND_ELSE, '$1, in other cases ');
