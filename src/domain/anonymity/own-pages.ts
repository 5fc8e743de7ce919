import { wordsOf } from './fold.ts';

/** What somebody has at an address of their own on the web, in the languages that are read. */
const PAGE =
  '(?:web ?)?(?:sites?|pages?|logs?)|weblogs?|v?blogs?|home ?pages?|portfolios?|showreels?|reels?|podcasts?|newsletters?|substacks?|diar(?:y|ies)|journals?|columns?|channels?|stores?|shops?|photos|recipes|Blogs?|Portfolios?|Webseite|Website|Homepage|Internetseite|Seite|Podcast|Newsletter|Mappe|Kanal|sitio(?: web)?|página(?: web)?|bit[áa]cora|canal|boletín|web|sito(?: web)?|pagina(?: web)?|canale|site(?: web)?|página|webstek|webpagina|kanaal|nieuwsbrief|chaîne|carnet|hemsida|blogg|hjemmeside|nettside|strona|talks?|slides?|(?:slide )?decks?|essays?|work samples?|Vorträge|Folien|conférences|présentations|charlas|presentaciones|palestras|apresentações|presentazioni|lezingen|presentaties|articles|Artikel|artículos|articoli|artigos|artikelen|artiklar|föredrag|foredrag|prezentacje';
/** Whose it is. */
const OWN =
  'mis|mes|ses|meus|minhas|seus|suas|mie|miei|le mie|sue|suoi|mina|mine|hennes|his|her|their|my|(?:his|her|their|my) own|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|eigene[nmrs]?|son|sa|ses|mon|ma|su|sus|mi|suo|sua|mio|mia|il suo|la sua|seu|o seu|a sua|meu|minha|zijn|haar|mijn|sin|hans|hennes|hendes|jego|jej|own|personal|private|persönliche[nmrs]?|personnel|personal|personale|pessoal|persoonlijke';
/** What somebody does with a page of their own. */
const KEEPS =
  'writes?|wrote|writing|keeps?|kept|blogs?|blogging|publishes|published|runs?|ran|running|maintains?|hosts?|edits?|has|posts?|posting|schreibt|führt|betreibt|pflegt|bloggt|hat|écrit|tient|anime|publie|escribe|lleva|publica|mantiene|tiene|scrive|cura|tiene|gestisce|pubblica|escreve|mantém|publica|tem|schrijft|houdt|onderhoudt|heeft|skriver|driver|prowadzi|pisze';
const SOME =
  '(?:(?:an?|the|its|einen?|eine|den|das|die|une?|le|la|una?|el|il|um|uma|o|een|de|het|en|ett|et)\\s+)?';
const BETWEEN =
  '(?:[,:]|\\s(?:is|are|at|on|under|called|named|lives at|can be seen at|stands at|ist|sind|sont|sono|están|são|liegen|stehen|staan|liegt|steht|unter|auf|heißt|est|se trouve|à|sur|es|está|en|è|si trova|su|é|fica em|em|staat op|is te vinden op|op|är|er|på|to|na))*(?:\\s\\p{Ll}+){0,2}?[\\s(:,–—-]{1,3}(?:https?:\\/\\/)?$';

const TOLD = [
  // `her portfolio is at …`, `su blog personal, …`
  new RegExp(`(?<!\\p{L})(?:${OWN})\\s+(?:\\p{L}+\\s+){0,2}?(?:${PAGE})${BETWEEN}`, 'iu'),
  // `writes the blog …`, `führt den Blog …`
  new RegExp(`(?<!\\p{L})(?:${KEEPS})\\s+${SOME}(?:\\p{L}+\\s+){0,2}?(?:${PAGE})${BETWEEN}`, 'iu'),
  // `blogs at …`, `posts on …`
  /(?<!\p{L})(?:blogs?|blogged|bloggt|publishes|writes|schreibt|écrit|escribe|scrive|escreve|schrijft) (?:at|on|under|for|auf|unter|sur|en|su|em|op) (?:https?:\/\/)?$/iu,
  // `Portfolio: …`, at the head of a line or sentence
  new RegExp(`(?:^|[\\n.;!?(•*-]\\s*)(?:${PAGE})\\s?[:=–—]\\s?(?:https?:\\/\\/)?$`, 'iu'),
  // `Marsh's blog …`
  new RegExp(`\\p{Lu}[\\p{L}-]+['’]s?\\s+(?:\\p{L}+\\s+){0,2}?(?:${PAGE})${BETWEEN}`, 'u'),
];
/** `bogblog.wales (their blog)`. */
const BEHIND = new RegExp(
  `^\\s?[(,–—-]\\s?(?:(?:${OWN})\\s+(?:\\p{L}+\\s+){0,2}?(?:${PAGE})|(?:is|ist|est|es|è|é) (?:${OWN})(?!\\p{L}))`,
  'iu',
);
/** Whose it is instead. */
const OF_ANOTHER =
  /(?<!\p{L})(?:compan(?:y|ies)|clients?|customers?|employers?|team|our|your|Kunden?|Firma|Unternehmens?|Arbeitgebers?|entreprise|clients?|empresa|clientes?|azienda|bedrijf|klanten)['’]?s?(?!\p{L})/iu;
/** How far before an address it is told whose it is. */
const REACH = 90;

/**
 * Whether an address on the web is told to be somebody's own: `writes the blog …`, `her portfolio, …`. One of a house that they are or were at is
 * that house's.
 */
export function isOwnPage(
  text: string,
  { start, end }: { start: number; end: number },
  houses: readonly string[],
): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (isOfHouse(text.slice(start, end), houses)) return false;
  if (BEHIND.test(text.slice(end, end + 60))) return true;
  const told = TOLD.map((pattern) => pattern.exec(before)?.[0]).find((said) => said !== undefined);
  if (told !== undefined) return !OF_ANOTHER.test(clauseBefore(before, told) + told);
  return isListed(before, text.slice(0, start), houses);
}

/** What its sentence says before it: whose `its` is. */
const clauseBefore = (before: string, told: string): string =>
  /[^.!?\n;]*$/u.exec(before.slice(0, before.length - told.length))?.[0] ?? '';

/** `writes the blogs a.example and b.example`: the second of two. */
function isListed(before: string, all: string, houses: readonly string[]): boolean {
  const found = /(\S+\.[a-z]{2,24}(?:\/\S*)?)(?:,| and| und| et| y| e| en|,? as well as) $/iu.exec(before);
  if (found === null) return false;
  const [whole, address = ''] = found;
  const start = all.length - whole.length;
  return isOwnPage(all, { start, end: start + address.length }, houses);
}

/** Whether an address has a word of a house's name in it. */
function isOfHouse(address: string, houses: readonly string[]): boolean {
  const host =
    address
      .toLowerCase()
      .replace(/^https?:\/\//u, '')
      .split('/')[0] ?? '';
  // What an address ends in is no name of its own: `bogblog.wales`.
  const letters = host.replace(/\.[a-z]+$/u, '').replace(/[^a-z0-9]/gu, '');
  return houses.some((house) => wordsOf(house).some((word) => word.length > 3 && letters.includes(word)));
}
