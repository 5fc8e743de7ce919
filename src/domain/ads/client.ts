import { companyKey } from '#src/lib/company.ts';
import { isFreeMail } from '#src/lib/mailbox.ts';
import { withoutUnprinted } from '#src/lib/unprinted.ts';
import { clientIn, type Identity, identityOf, withoutClient } from '../anonymity/index.ts';
import { isSelfClient, listContacts, requireClient } from '../clients/index.ts';
import type { Context } from '../context.ts';
import { countryOfJob, isConfidential, type JobView } from '../jobs/index.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { industries, roles, skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import type { Finding } from '../moderation/index.ts';
import { inSentence } from './in-sentence.ts';
import { joinedIn, withoutJoined, withoutLeftParts } from './joined-names.ts';
import { ownBrandsIn, withoutOwnBrands } from './own-brands.ts';
import { seatFindings, seatsOf } from './seats.ts';
import { isOfAgreement, isWeekday, isWordOfTrade, keepingTrade, wordsOfTrade } from './words-of-trade.ts';

/** A client whom an ad must not name. */
export interface HiddenClient {
  name: string;
  identity: Identity;
  /** The names of its people, all of them. */
  contacts: string[];
  /** The hosts of its site and of its people's mail. */
  hosts?: string[];
  /** Words of its name that say what the job's title says as well. */
  trade?: string[];
  /** The towns where it sits, but for that of the job. */
  seats?: string[];
}

/** Who an ad must not name: the job's client and its people; null for an agency that hires for itself, or without a client. */
export const hiddenClient = (ctx: Context, job: JobView): Promise<HiddenClient | null> =>
  hiddenClientOf(ctx, { ...job, country: countryOfJob(job) });

/** The same of a role that is no job yet. */
export async function hiddenClientOf(
  ctx: Context,
  job: Pick<JobView, 'client_id' | 'title' | 'description' | 'city'> & { country: string | null },
): Promise<HiddenClient | null> {
  if (job.client_id === null || (await isSelfClient(ctx, job.client_id))) return null;
  const client = await requireClient(ctx, job.client_id);
  const { items: contacts } = await listContacts(ctx, job.client_id);
  const labels = { clientLabel: 'our client', contactLabel: 'the hiring manager' };
  const mailed = contacts.flatMap(({ email }) => (email === null || isFreeMail(email) ? [] : [email]));
  const domains = mailed.map((email) => email.slice(email.lastIndexOf('@') + 1));
  return {
    name: client.name,
    identity: identityOf({ client: { ...client, domains }, contacts, ...labels }),
    contacts: contacts.map(({ name }) => name),
    hosts: hostsOf(client.website, [client.domain, ...domains]),
    // What the title says as the client's name is no word of its trade.
    trade: wordsOfTrade(withoutJoined(job.title, client.name), client.name, job.description ?? ''),
    seats: seatsOf(client.locations, job.city, job.country ?? ctx.account.country),
  };
}

function hostsOf(website: string | null, domains: readonly (string | null)[]): string[] {
  const site = website === null ? null : /^(?:https?:\/\/)?([^/:?#\s]+)/iu.exec(website)?.[1];
  const hosts = [site, ...domains].flatMap((host) => host?.toLowerCase().replace(/^www\./u, '') ?? []);
  return [...new Set(hosts)].filter((host) => host.includes('.'));
}

const PLACE = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*(?:, \p{Lu}[\p{L}'’-]+)*`;
// Also by its street: "Level 3, 12-14 Kent Street, Sydney".
const ADDRESS = String.raw`(?:(?:[Ll]evel|[Uu]nit|[Ss]uite|[Ff]loor) \w+,? )?(?:\d+[A-Za-z]?(?:[-–/]\d+[A-Za-z]?)? )?${PLACE}(?:,? \d{4,5}(?!\d))?`;
// Where a company sits, and what it is known for, names it as surely as its name.
const SEAT = new RegExp(
  String.raw`,?\s*\b(?:(?:is|are) )?(?:headquartered|with (?:its |their )?(?:headquarters|head office|HQ)|whose (?:headquarters|head office) (?:is|are)) (?:in|at) ${ADDRESS},?`,
  'gu',
);
// "From our headquarters in Perth": the place alone goes, so that the sentence stands.
const HEADQUARTERS = new RegExp(String.raw`\b(headquarters|head office|HQ) (?:in|at) ${ADDRESS}`, 'gu');
// "At its Ballarat headquarters."
const HEADQUARTERS_OF = new RegExp(
  String.raw`\b((?:[Ii]ts|[Tt]heir|[Oo]ur|[Tt]he|[Aa]) )${PLACE}(?: (?:global|world|national|regional))? (headquarters|head office|HQ)(?![\p{L}])`,
  'gu',
);
const MAKERS = new RegExp(
  String.raw`\b((?:[Mm]aker|[Oo]wner|[Pp]roducer|[Pp]ublisher|[Mm]anufacturer|[Hh]ome)s? of )(?:the )?${PLACE}(?:(?:,| and|, and) ${PLACE})*`,
  'gu',
);
const BRANDS = new RegExp(
  String.raw`\b(brands|products|titles|labels),? (?:such as|like|including) ${PLACE}(?:(?:,| and|, and) ${PLACE})*`,
  'gu',
);

/** A text of an ad without what tells who the client is. */
export function withoutTheClient(written: string, client: HiddenClient | null): string {
  if (client === null) return written;
  // What is printed is what is read: a sign that nobody sees may stand within the name.
  const text = withoutUnprinted(written);
  const siteless = withoutSite(withoutHosts(text, client.hosts ?? []), client.name);
  const unjoined = withoutJoined(siteless, client.name, client.trade);
  const hidden = keepingTrade(unjoined, client.trade ?? [], client.name, (said) =>
    withoutItsNames(said, client),
  );
  return withoutLeftParts(hidden, client.name);
}

function withoutItsNames(text: string, client: HiddenClient): string {
  const seatless = text.replace(SEAT, (said) =>
    // "The yard, headquartered in Perth, runs trucks": both commas go with what they enclose.
    /\bis |\bare /.test(said) || said.startsWith(',') ? '' : said.endsWith(',') ? ',' : '',
  );
  const brandless = seatless
    .replace(HEADQUARTERS, '$1')
    .replace(HEADQUARTERS_OF, '$1$2')
    .replace(MAKERS, '$1well-known brands')
    .replace(BRANDS, '$1');
  // The whole name goes first: its middle word and what follows is called like a brand.
  const siteless = withoutSite(withoutHosts(brandless, client.hosts ?? []), client.name);
  const nameless = withoutName(siteless, client.name);
  const hidden = withoutClient(withoutOwnBrands(nameless, client.name, client.trade), client.identity).text;
  return inSentence(
    hidden
      .replace(/\bthe our client\b/gi, 'our client')
      // "Acme (acme.example)", "our client, Acme Ltd, is": what says it again says nothing.
      .replace(
        /\b(our client)(?:\s*\(\s*our client\s*\)|,\s*our client,(?=\s)|\s+our client(?![\p{L}’']))/giu,
        '$1',
      )
      .replace(/\bour client['’](?=\s)/giu, (said) => `${said}s`)
      .replace(/\b(our client)(?:\s*(?:[/,]|or|and|&)\s*our client)+(?![\p{L}’'])/giu, '$1')
      .replace(/ {2,}/g, ' '),
    text,
  )
    .replace(/(^|[.!?]\s+|\n)our client/g, '$1Our client')
    .trim();
}

/** "Teacher of RE, our client (11-16 mixed comp), Tiverton": in a list the client says nothing, and its kind stays. */
export const withoutClientInList = (text: string): string =>
  text
    .replace(/,\s+our client(?:\s*\(([^()]+)\))?(?=,\s|[.;]|$)/giu, (_, kind: string | undefined) =>
      kind === undefined ? '' : `, ${kind}`,
    )
    .replace(/^our client\s*\(([^()]+)\),\s+/iu, '$1, ');

const STREETS =
  'Street|St|Road|Rd|Avenue|Ave|Terrace|Tce|Lane|Ln|Drive|Dr|Place|Pl|Parade|Pde|Highway|Hwy|Boulevard|Blvd|Way|Court|Crescent|Cres|Quay|Square|Esplanade';
// "Am Sandtorkai 12", "An der Alster 7", "Königsallee 201".
const STREET_ABROAD = String.raw`^(?:Am|An der|An den|Auf dem|Auf der|In der|Zum|Zur|Unter den|Beim) (?!(?:Schluss|Ende|Anfang|Tag|Stichtag)\b)\p{Lu}[\p{L}-]{3,} \d{1,3}[a-z]?\.?$|\b\p{Lu}\p{L}*(?:kai|ufer|damm|markt|graben|chaussee) \d{1,3}[a-z]?(?![\d%])`;
/** What stands behind a name that a street or an estate bears, though no number tells the house. */
const STREET_NAMED = String.raw`\b(?:on|off|at|along|beside|opposite|behind|near|of) (?:the )?(?!(?:High|Main|Wall|Fleet) )(?:(?:\p{Lu}[\p{L}'’]*|\d+(?:st|nd|rd|th)) ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Terrace|Lane|Drive|Parade|Highway|Hwy|Boulevard|Blvd|Crescent|Quay|[Rr]oundabout|[Jj]unction|[Ii]nterchange)\b(?! (?:[Ss]chool|[Hh]ospital))|\b(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Ind(?:ustrial)?\.? Est(?:ate)?\.?|Business Park|Trading Estate|Retail Park|Science Park|Technology Park|Enterprise Park|Shopping (?:Centre|Center))(?![\p{L}])|(?<!\p{L})(?:rue|avenue|boulevard|place|quai|impasse|zone industrielle|ZI|ZA|calle|avenida|plaza|paseo|polígono(?: industrial)?|vía|(?<=^|[,(]\s?|(?<!\p{L})(?:in|di) )via|piazza) (?:(?:de la|de los|de las|des?|du|del|della|la|le|l['’]) ?)?\p{Lu}\p{L}+`;
const STREET = new RegExp(
  String.raw`\b\d+[A-Za-z]?(?:[-–/]\d+[A-Za-z]?)?,? (?:\p{Lu}[\p{L}'’-]* ){1,4}(?:${STREETS})\b|\b\p{Lu}\p{L}*-?(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring) \d+|\b\d+,? (?:bis |ter )?(?:rue|avenue|boulevard|bd|place|quai|chemin|allée|impasse) |^(?:level|floor|suite|unit|building) \w{1,4}$|\b(?:[Oo]ur|[Ii]ts|[Tt]heir) (?:HQ|headquarters|head office) (?:is|are|sits) (?:in|at) \p{Lu}|${STREET_ABROAD}|${STREET_NAMED}`,
  'u',
);

/** Whether a statement says at which house a hidden client sits. */
export const tellsStreet = (statement: string): boolean =>
  STREET.test(statement.trim()) || /^(?:level|floor|suite|unit) \w{1,4}$/iu.test(statement.trim());

// "Halcyon Reef Resort" where the client is "Halcyon Hotels": what follows the name with a capital is of it.
const TAIL = /\b([Oo]ur client(?:[’']s brand)?)((?: (?:\p{Lu}[\p{L}\d'’-]*|&))+)(?=[\s,.;:)!?]|$)/gu;

/** A text in which the client stands in its place, without the further words of a name that begins as the client's. */
export const withoutTail = (text: string): string => text.replace(TAIL, '$1');

const COINED = String.raw`(?!(?:SaaS|PaaS|IaaS|IoT|DevOps|LinkedIn|YouTube|TikTok|PowerPoint|JavaScript|TypeScript|PayPal|GitHub|SharePoint|McDonald)\b)\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*`;
// "BottleTrack, unser Produkt", "our client builds the PickMate arm": what the client calls what it makes names it.
const OWN_PRODUCT = new RegExp(
  String.raw`(?<![\p{L}])${COINED}(?=,? (?:[Oo]ur|[Ii]ts|[Uu]nser\p{L}*|[Nn]otre) (?:own )?(?:[\p{L}-]+ )?(?:product|platform|app|software|brand|line|produkt|plattform|marke|produit|plateforme|marque|Produkt|Plattform|Marke|Software|App)s?(?![\p{L}]))`,
  'gu',
);
/** "Enter tickets into GrainPoint, our own app": what stands behind says what it is. */
const OWN_PRODUCT_APPOSED = new RegExp(
  String.raw`(?<=\p{L} )(?<![\p{L}])${COINED}, (?=(?:our|its|unser\p{L}*|notre|nuestr\p{L}+|nostr\p{L}+|on[sz]e?) )`,
  'gu',
);
const MADE = new RegExp(
  String.raw`(\b(?:[Oo]ur client|[Ww]e|[Tt]hey) (?:also )?(?:build|make|sell|develop|own|produce|launch|invent)(?:s|ed)? (?:the |our |its )?)${COINED} ?(?=\p{Ll})`,
  'gu',
);

/** "Sell CrunchPea and Oat Riot into supermarkets": what is sold for the client. */
const SOLD = new RegExp(
  String.raw`((?:^|[-•] |[.;] |you(?:['’]ll| will) )(?:[Ss]ell|[Mm]arket|[Pp]romote|[Dd]istribute|[Rr]epresent)(?:ing)? )${COINED}(?:(?:,| and|, and|,? &) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)*`,
  'gmu',
);
/** "our subscription (Wick Club, 22,000 members)": what the client calls what is its own. */
const OWN_IN_BRACKETS =
  /(?<=\b[Oo]ur (?:own )?(?:\p{Ll}+ ){1,3}\()(?:[“"]?\p{Lu}\p{Ll}[\p{L}'’-]* ?){1,3}[”"]?(?:, |(?=\)))/gu;

/** A text without the names of the client's own products, where it says that they are. */
export const withoutProducts = (text: string): string =>
  text
    .replace(OWN_PRODUCT_APPOSED, '')
    .replace(OWN_PRODUCT, '')
    .replace(MADE, '$1')
    .replace(SOLD, '$1our client’s brands')
    .replace(OWN_IN_BRACKETS, (said, at: number, whole: string) =>
      // A place or a tool in brackets says where or with what.
      placeNamed(said.replace(/, $/u, ''), 'AU') === null &&
      !/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/u.test(whole.slice(at))
        ? ''
        : said,
    )
    .replace(/ ?\(\)/gu, '');

// A site or mailbox that holds the name goes whole: `www.ironbark-water.example/jobs`. A capital after the dot begins a
// sentence that was written without a space.
function withoutSite(text: string, name: string): string {
  const words = (companyKey(name) ?? name).split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  if (words.join('').length < 3) return text;
  const site = new RegExp(
    String.raw`(?<![\p{L}\p{N}.@/-])(?:https?://)?(?:www\.|[\w.+-]{1,64}@)?${words.join('[-_.]?')}((?:\.[a-z]{2,24}){1,3})(?![\p{L}\p{N}])(?:/[^\s,;)]*[^\s,;).])?`,
    'giu',
  );
  return text.replace(site, (said, ending: string) => (/\.[A-Z]/.test(ending) ? said : 'our client'));
}

/** Its known sites and mailboxes, also where they hold a part of its name alone: `careers@quillfeather.example`. */
function withoutHosts(text: string, hosts: readonly string[]): string {
  return hosts.reduce((hidden, host) => {
    const escaped = host.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    const site = new RegExp(
      String.raw`(?<![\p{L}\p{N}.@/-])(?:https?://)?(?:[\w.+-]{1,64}@)?(?:[\w-]{1,63}\.){0,3}${escaped}(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])(?:/[^\s,;)]*[^\s,;).])?`,
      'giu',
    );
    return hidden.replace(site, 'our client');
  }, text);
}

/** "canopy kings" of Canopy Kings Tree Services: what a house is called by, written as it comes; not "commercial cleaning" of another. */
function beginningOf(name: string): string[] {
  const [first = '', second = '', third] = name.split(/[^\p{L}\p{N}'’]+/u).filter((part) => part !== '');
  const isOwn = [first, second].every((word) => /^\p{L}{4,}$/u.test(word) && !isOrdinary(word.toLowerCase()));
  const own = `${first} ${second}`;
  const isTrade = [skills(), industries(), roles()].some(
    ({ book }) => book.at(plainWords(own), 0) !== undefined,
  );
  return third !== undefined && isOwn && !isTrade ? [own] : [];
}

// The name and its core are taken out however they are written; the identity finds the other forms.
function withoutName(text: string, name: string): string {
  const core = companyKey(name);
  const names = [name.trim(), ...(core === null ? [] : [core]), ...beginningOf(core ?? name)].filter(
    (word) => word.length > 2,
  );
  return names.reduce((hidden, word) => {
    const words = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    if (words.length === 0) return hidden;
    const pattern = words.join('[^\\p{L}\\p{N}]{1,3}');
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?:\\.(?=\\s*$)|(?![\\p{L}\\p{N}]))`, 'giu');
    return hidden.replace(whole, 'our client');
  }, text);
}

/** Sentences that tell the public what the agency charges. */
const chargedIn = (field: string, text: string): Finding[] =>
  [...text.matchAll(/[^\n.!?;]+(?:[.!?;](?=\S)[^\n.!?;]*)*/gu)]
    .filter(({ 0: words }) => isConfidential(words))
    .map(({ 0: said, index }): Finding => {
      const words = said.trim();
      const start = index + said.indexOf(words);
      const end = start + words.length;
      const reason = 'This tells the public what the agency charges.';
      return {
        verdict: 'held',
        about: 'confidence',
        field,
        words,
        start,
        end,
        reason,
        rewording: 'Leave it out',
      };
    });

/** Findings about the client in texts of an ad that a person wrote: a person decides whether it may be named. */
export function clientFindings(
  texts: Iterable<readonly [string, string | null | undefined]>,
  client: HiddenClient | null,
): Finding[] {
  if (client === null) return [];
  return [...texts].flatMap(([field, text]) => {
    const trade = client.trade ?? [];
    const isTrade = (words: string): boolean => trade.includes(words.toLowerCase());
    const found = clientIn(text ?? '', client.identity).filter(
      ({ text: words, start }) =>
        !(
          isTrade(words) ||
          isWordOfTrade(text ?? '', start, words, client.name) ||
          isOfAgreement(text ?? '', start) ||
          isWeekday(text ?? '', start)
        ),
    );
    const named = found.map(
      ({ start, end, text: words }): Finding => ({
        verdict: 'held',
        about: 'identity',
        field,
        words,
        start,
        end,
        reason: 'This tells the public who the client is.',
        rewording: 'Say “our client”',
      }),
    );
    const brands = ownBrandsIn(text ?? '', client.name, trade).map(
      (at): Finding => ({
        ...{ verdict: 'held', about: 'identity', field, ...at },
        reason: 'This may tell the public who the client is, as it is called like its name.',
        rewording: 'Say “our client’s product”',
      }),
    );
    const joined = joinedIn(text ?? '', client.name, trade)
      .filter((at) => !found.some(({ start, end }) => start < at.end && at.start < end))
      .map(
        (at): Finding => ({
          ...{ verdict: 'held', about: 'identity', field, ...at },
          reason: 'This tells the public who the client is.',
          rewording: 'Say “our client”',
        }),
      );
    const seats = seatFindings(field, text ?? '', client.seats ?? []);
    return [...named, ...joined, ...brands, ...seats, ...chargedIn(field, text ?? '')];
  });
}
