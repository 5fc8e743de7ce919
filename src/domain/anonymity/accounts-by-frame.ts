import { matchesOf } from '#src/lib/matches.ts';
import { isListed } from '../speech/lists-of-more.ts';
import { isWordOf, type Reader } from '../speech/readers.ts';
import { isKnownSmall } from './left-names.ts';
import type { Find } from './near.ts';
import { isInDictionary } from './reading.ts';
import { isOccupation } from './short-words.ts';

/** As accounts are written: in small letters, with figures and signs within. */
const ACCOUNT =
  '["“„«‘]?([a-z][a-z0-9]{0,30}(?:[._-][a-z0-9]{1,30}){0,4})(?![\\p{L}\\p{N}@/_-]|\\.[\\p{L}\\p{N}])';
/** Networks on which people show what they do. */
const NETWORK =
  '(?:GitHub|GitLab|Kaggle|Instagram|Insta|IG|TikTok|Twitter|X|Behance|Dribbble|YouTube|Twitch|Reddit|Discord|Mastodon|Bluesky|Threads|Strava|Stack Overflow|Hugging Face|LeetCode|Codeforces|Telegram|Xing|LinkedIn|Facebook|Flickr|SoundCloud|Medium|Substack|Etsy)';

/** On the web, and what says there as whom somebody is found, by language. */
const AS_WHOM = [
  `(?:[Oo]nline|[Oo]n the (?:web|net|internet|forums?)|[Oo]n ${NETWORK}),? (?:(?:I am|I[’']m|(?:s?he|they|the candidate) (?:is|are)) (?:known as )?|(?:I|s?he|they|the candidate) (?:goes|go|posts?|writes?|plays?|streams?|signs?|shares?|publish(?:es)?|compete[sd]?) (?:by|as|under) |(?:find|follow) (?:me|him|her|them) (?:as|under) |as |under )`,
  `(?:[Oo]nline|[Ii]m (?:Netz|Web|Internet)|[Aa]uf ${NETWORK}) (?:(?:bin|heiße|heisse) ich |(?:ist|heißt|heisst) (?:er|sie|die Person) |(?:findet man|finden Sie) (?:mich|ihn|sie) (?:als|unter) |als |unter )`,
  `(?:[Ee]n ligne|[Ss]ur (?:internet|le web|la toile|${NETWORK})),? (?:je suis |je signe |(?:il|elle) (?:est|signe) |j[’']écris sous |sous |comme )`,
  `(?:[Oo]nline|[Ee]n (?:internet|la red|línea|${NETWORK})),? (?:soy |es |me llamo |(?:firmo|publico|escribo|firma|publica|escribe) como |como |bajo )`,
  `(?:[Oo]nline|[Ii]n rete|[Ss]u (?:internet|${NETWORK})|[Ss]ul web),? (?:sono |è |mi chiamo |mi firmo |(?:scrivo|pubblico|scrive|pubblica) come |come |sotto )`,
  `(?:[Oo]nline|[Nn]a (?:rede|internet)|[Nn]o ${NETWORK}),? (?:sou |é |(?:assino|publico|escrevo|assina|publica|escreve) como |como |sob )`,
  `(?:[Oo]nline|[Oo]p (?:internet|het web|${NETWORK})),? (?:ben ik |heet ik |(?:is|heet) (?:hij|ze|zij|de kandidaat) |als |onder )`,
  `(?:[Oo]nline|[Ww] (?:sieci|internecie)|[Nn]a ${NETWORK}),? (?:jestem |jest |piszę jako |jako |pod )`,
  `(?:[Oo]nline|[Pp]å (?:nätet|nettet|${NETWORK}))(?: (?:är jag|er jeg|heter jag|hedder jeg|heter jeg)| som| under) `,
];
/** What somebody shows, and under which account. */
const SHOWN_UNDER = [
  '(?:[Ss]cripts?|[Cc]ode|[Rr]epos?|[Rr]epository|[Rr]epositories|[Pp]rojects?|[Pp]ackages?|[Nn]otebooks?|[Cc]ompetitions?|[Kk]ernels?|[Pp]atches|[Cc]ommits|[Pp]osts|[Pp]hotos?|[Pp]ictures|[Dd]esigns|[Dd]rawings|[Mm]ods|[Vv]ideos?|[Rr]ecipes|[Aa]rticles|[Bb]log|[Pp]ortfolio|[Tt]utorials?|[Pp]rofile)(?: \\p{Ll}+){0,4}? (?:under|as) ',
  '(?:Skripte|Code|Repos?|Projekte|Pakete|Notebooks|Fotos|Bilder|Beiträge|Rezepte|Profil|Modelle|Wettbewerbe|Entwürfe)(?: \\p{Ll}+){0,4}? (?:unter|als) ',
  '(?:scripts|code|dépôts?|projets|photos|recettes|notebooks|profil|dessins)(?: \\p{Ll}+){0,4}? sous ',
  '(?:scripts|código|proyectos|repositorios?|fotos|recetas|perfil|diseños)(?: \\p{Ll}+){0,4}? (?:bajo|como) ',
  '(?:script|codice|progetti|repository|foto|ricette|profilo|disegni)(?: \\p{Ll}+){0,4}? (?:sotto|come) ',
  '(?:scripts|código|projetos|projectos|repositórios?|fotos|receitas|perfil)(?: \\p{Ll}+){0,4}? (?:sob|como) ',
  "(?:[Ss]cripts|[Cc]ode|[Pp]rojecten|[Ff]oto[’']s|[Rr]ecepten|[Pp]rofiel|[Oo]ntwerpen)(?: \\p{Ll}+){0,4}? (?:onder|als) ",
  '(?:[Ss]krypty|[Kk]od|[Pp]rojekty|[Zz]djęcia|[Pp]rzepisy|[Pp]rofil)(?: \\p{Ll}+){0,4}? (?:pod|jako) ',
];
type Language = Reader | 'pl' | 'da' | 'en';
/** The languages of the frames, in their order: only the words of its own language and of English are asked for. */
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'da'];
const FRAMES = [AS_WHOM, SHOWN_UNDER].flatMap((frames) =>
  frames.map((frame, at) => ({
    language: LANGUAGES[at] ?? 'en',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${frame}${ACCOUNT}`, 'gu'),
  })),
);

/** Terms under which something is public, and no account. */
const LICENCE = /^(?:cc|[al]?gpl|mit|bsd|apache|mpl|epl|eupl|isc|unlicense)(?![a-z])/u;

/** How adjectives end in those languages, which no list has all of: `En ligne, je suis joignable`. */
const OF_ADJECTIVES =
  /(?:[ai]bles?|[ai]bile|ant[eoi]?|ent[eo]|ifs?|ives?|iv[oa]|os[oa]|eux|euse|[aei]d[oa]|at[oa]|bar|baar|lich|lijk|ig|sam|haft|ful|less|ly|ous|ing|ed)$/u;

const isWord = (part: string, language: Language): boolean => {
  if (isKnownSmall(part) || isInDictionary(part)) return true;
  if (language === 'en') return false;
  return language === 'pl' || language === 'da' ? isListed(language, part) : isWordOf(language, part);
};

/** Whether somebody made it up: letters with figures or an underscore in them, or parts one of which no language has. */
export function isMadeUp(said: string, language: Language): boolean {
  if (said.length < 4 || LICENCE.test(said) || isOccupation(said)) return false;
  if (/_|[a-z]\d|\d[a-z]/u.test(said)) return true;
  const parts = said.split(/[._-]/u).filter((part) => part.length > 1);
  return parts.length > 1
    ? parts.some((part) => !/^\d+$/u.test(part) && !isWord(part, language))
    : said.length > 4 && !OF_ADJECTIVES.test(said) && !isWord(said, language);
}

/** What stands where the sentence says as whom somebody is found. */
const framedIn = (text: string): { start: number; end: number; account: string; language: Language }[] =>
  FRAMES.flatMap(({ language, pattern }) =>
    matchesOf(pattern, text).map(({ 0: said, 1: account = '', index }) => {
      const end = index + said.length;
      return { start: end - account.length, end, account, language };
    }),
  );

/**
 * Accounts that no sign marks, by the sentence that says as whom somebody is found: `Online I am yukitnk`, `her scripts are public under mlc-overlay`.
 * Where a frame is of two languages (`Online als`), neither may have the word.
 */
export function accountsByFrameIn(text: string): { start: number; end: number }[] {
  const framed = framedIn(text);
  const words = new Set(
    framed.flatMap(({ start, account, language }) => (isMadeUp(account, language) ? [] : [start])),
  );
  return framed.filter(({ start }) => !words.has(start)).map(({ start, end }) => ({ start, end }));
}

/** Finds the same where somebody made it of their given name and words: `Online unter klarafotografiert`. */
export function namedAccountFinder(given: string): Find | undefined {
  if (!/^[a-z]{4,}$/.test(given)) return undefined;
  return (text) =>
    framedIn(text).flatMap(({ start, end, account }) =>
      account.startsWith(given) && account.length > given.length + 2 && !isInDictionary(account)
        ? [{ start, end }]
        : [],
    );
}
