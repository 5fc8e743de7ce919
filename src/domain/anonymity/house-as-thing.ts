import { matchesOf } from '#src/lib/matches.ts';
import { isForeign } from '../speech/foreign.ts';

interface Place {
  start: number;
  end: number;
}

const CAR =
  /^(?:Škoda|Skoda|Volvo|Ford|VW|Volkswagen|BMW|Audi|Mercedes(?:-Benz)?|Toyota|Honda|Nissan|Mazda|Renault|Peugeot|Citro[eë]n|Fiat|Opel|Vauxhall|SEAT|Seat|Kia|Hyundai|Dacia|Tesla|Subaru|Suzuki|Mitsubishi|Jaguar|Land Rover|Mini|Porsche|Lexus|Saab|Ducati|Yamaha|Kawasaki|Harley(?:-Davidson)?|Triumph|Vespa|Piaggio|Brompton)$/u;
const BODY =
  /^ (?:estate|saloon|sedan|hatch(?:back)?|convertible|coup[eé]|cabriolet|pick-?up|people carrier|station wagon|wagon|SUV|4x4|motorbike|scooter|Kombi|Cabrio|break|berline|ranchera|stationwagen)(?!\p{L})/u;
/** Whose car it is, in front of which nobody stands for a house: `his old Skoda`. */
const OWNED =
  /(?<!\p{L})(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]wn|has an?|has got an?|owns an?|[Ss]ein(?:e[nm]?)?|[Ii]hre?[nm]?|[Ss]a|[Ss]on|[Ss]u|[Zz]ijn|[Hh]aar) (?:old |own |second-hand |ancient |battered |alten? |vieille |vieux |viej[oa] |oude )?$/u;
const DRIVEN =
  /(?<!\p{L})(?:[Dd]rives?|[Dd]riving|[Rr]ides?|fährt|conduit|roule en|conduce|guida|rijdt(?: in)?|jeździ) (?:an? |einen? |une? |un |una |een )?(?:old |own |second-hand |ancient |battered |alten? |vieille |vieux |viej[oa] |oude |(?:19|20)\d\d )?$/u;
const NO_MORE =
  /^(?:[.,;:)!?]|$|\n| (?:outside|parked|needs|broke|breaks|in the (?:car park|drive|yard)|to (?:work|site|the)|with (?:\d|a roof|a tow)|and (?:a|no|has|lives)|that (?:needs|breaks|broke))(?!\p{L}))/u;
/** With what somebody is good, in small letters: `good with keywords` of a house of that word. */
const GOOD_WITH =
  /(?<!\p{L})(?:good|great|handy|careful|strong|quick|excellent|brilliant|sharp|patient|comfortable|confident|better|clever|generous|sloppy|tidy) (?:with|on|at|in) $/iu;

/** What has a colour in Turkish: `mavi yaka denetimleri`, blue-collar, of a house that is called Mavi. */
const COLOURED =
  /^ (?:yaka|renk|bayrak|kart|bölge|ekran|liste|hat|kod|et|eşya)(?:l[ıiuü]|n?[ıiuü])?(?!\p{L})/u;

/** Whether what a house of the record is called by is a thing where it stands: the make of somebody's car, what somebody is good with. */
export function isThingThere(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  if (CAR.test(said)) {
    if (BODY.test(after) || DRIVEN.test(before)) return true;
    return OWNED.test(before) && NO_MORE.test(after);
  }
  if (/^(?:mavi|beyaz|gri|yeşil|kırmızı|sarı|siyah|turuncu|mor)$/u.test(said) && COLOURED.test(after))
    return true;
  if (WORDS_OF_HOUSES.test(said) && isForeign(text)) return true;
  return /^\p{Ll}+(?: \p{Ll}+)*$/u.test(said) && GOOD_WITH.test(before);
}

/** Words of a language that houses of its country are called by: `Jokainen kone vaatii`, every machine. */
const WORDS_OF_HOUSES = /^(?:kone|posti|posta|alma|żabka|koç)$/u;

/** Sayings and things of two words in which stands what somebody or a house is called as well: `held og lykke`, `knock on wood`. */
const SAYINGS =
  /(?<!\p{L})(?:held og lykke|(?:knock(?:ing)?(?: on)?|touch(?:ing)?) wood|(?:walking|hiking|rubber|steel-toe|safety|muddy|wellington|football|ski) boots|orange (?:juice|peel|alert|zone|cones?)|(?:alerte|vigilance|carte|feu|zone|jus d[’']) ?orange|(?:con|sin|mucho|gran|de) éxito|(?:der|die|das|den|dem|ein|mein|sein|ihr|beim|im|am|zum) erste[nrsm]? (?:Eindruck|Mal|Gespräch|Termin|Tag|Jahr|Blick|Runde|Woche)|(?:every|each|last|first|a|the) check ?points?|(?:have|keep|kept|little|good|bad) faith|shell of an?|(?:the |his |her |their )?next (?:step|week|month|year|stage|round|one)|target(?:s|ed)? audience|on target|off target|gap year|skills gap|in mind|(?:peace|state|frame|presence) of mind|fall from grace|grace period|week[’']s grace|auf gut Glück|zum Glück|Glück gehabt|(?:an?|the) otp (?:by|via|code|to))(?!\p{L})/giu;
/** Whether what stands there in small letters is a word of a saying. */
export const isOfSaying = (text: string, { start, end }: Place): boolean =>
  /^\p{Ll}/u.test(text.slice(start, end)) &&
  matchesOf(SAYINGS, text).some(({ 0: said, index }) => index <= start && end <= index + said.length);

/** Whether what may be a house or somebody is a thing or a word of a saying. */
export const isNoHouseThere = (text: string, one: Place & { reason: string }): boolean =>
  isOfSaying(text, one) || (one.reason === 'employer' && isThingThere(text, one));

/** How much of something somebody has or says: `slightly long on the Jura`, `R et un peu de Stan`. */
const HOW_MUCH =
  /(?<!\p{L})(?:(?:long|short|strong|weak|light|thin|heavy|solid|shaky|vague|rusty|patchy|sharp|good|great|keen|brief|sound) on the |un peu (?:de |d[’'])|un poco de |um pouco de |un po[’'] di |ein (?:wenig|bisschen) |een beetje |a (?:bit|touch|little|smattering|dash) of )$/iu;
/** Letters behind an article that one of a kind follows: `then a VDU panel`. */
const ONE_OF_KIND = /(?<!\p{L})(?:then|before|after|until|till) an? $/iu;
/** What is counted or done behind letters, and is no verb: `BNG metrics in three counties`. */
const COUNTED =
  /^ (?!(?:brings|sings|rings|supplements|documents|implements)(?!\p{L}))\p{Ll}{3,}(?:ics|ments|ities|ings)(?!\p{L})/u;

/** Whether a name that no record has is a thing by how much there is of it, by its article or by what follows. */
export function isThingToldThere(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  if (HOW_MUCH.test(before)) return true;
  const isLetters = /^\p{Lu}{2,5}$/u.test(text.slice(start, end));
  const after = text.slice(end, end + 30);
  return isLetters && ((ONE_OF_KIND.test(before) && /^ \p{Ll}{3,}/u.test(after)) || COUNTED.test(after));
}
