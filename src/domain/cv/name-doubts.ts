import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { withoutGeneration } from './name-evidence.ts';
import { isTrade } from './occupations.ts';
import { isState, placeIn } from './vocabulary.ts';
import { isKnownEmployer, looksLikeTitle } from './words.ts';

// Many given names and surnames are towns as well: words of a name are a place where one of them is a country or a state.
/** Whether words are a place rather than a name. */
export function isPlace(name: string): boolean {
  if (placeIn(name) !== null || isTownInState(name)) return true;
  const places = name.split(/\s+/).map((word) => placeIn(word));
  return places.every((place) => place !== null) && places.some((place) => place?.city === null);
}

// "San Antonio Texas": a town and a state that nobody is called as.
function isTownInState(name: string): boolean {
  const words = name.split(/\s+/);
  return words.slice(1).some((_, at) => {
    const [town, state] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return (
      state.length > 3 &&
      isState(state) &&
      !isKnownSurname(state) &&
      !isKnownGiven(state) &&
      placeIn(town)?.city != null
    );
  });
}

// Firms that are called as people are and stand at the top of what they send, or of an application to them; hardly anybody is called so.
const HOUSES = new Set(
  `robert walters, robert half, michael page, morgan hunt, morgan mckinley, blake morgan, marks sattin, nigel frank, jefferson frank, mason frank,
  anderson frank, spencer ogden, oliver james, austin fraser, eden scott, harvey nash, alexander mann, alexander daniels, barclay meade, walker cole,
  brook street, goodman masson, hamilton barnes, kelly services, parker shaw, selby jennings, stanton house, larson maddox, cooper lomaz, charles stanley,
  russell reynolds, egon zehnder, spencer stuart, korn ferry, odgers berndtson, michael bailey, nicoll curtin, taylor hopkinson, walter lilly, gleeson mcarthur,
  thomas telford, douglas jackson, carter murray, taylor root, laurence simons, faststream page, hudson nash, james harvard, jonathan lee, matthew clark,
  johnson underwood, henry nicholas, charlton morris, walters people, page personnel, page executive, page outsourcing, adam butler, clark james, george martin group,
  harper collins, simon schuster, merrill lynch, morgan stanley, raymond james, edward jones, charles schwab, knight frank, jones lang, eddie bauer, calvin klein, ralph lauren, tommy hilfiger,
  michael kors, louis vuitton, christian dior, yves rocher, helena rubinstein, bobbi brown, johnson johnson, walt disney, john deere, james hardie, laura ashley,
  jack wills, ted baker, madison reed, ashley furniture, harley davidson, clifford chance, allen overy, herbert smith, norton rose, taylor wessing, addleshaw goddard,
  oliver wyman, roland berger, duff phelps, grant thornton, ernst young, arthur andersen, baker tilly, marks spencer, harvey norman, bing lee, peter kaiser, jil sander,
  gerry weber, hugo boss, adam opel, otto bock, otto fuchs, paul hartmann, rolf benz, tom tailor, willy bogner, max bahr, max bögl, alfred kärcher, karl storz, carl zeiss,
  robert bosch, georg fischer, ernst klett, franz haniel, fritz winter, wilhelm layher, sophie scholl, peter hahn, karl lagerfeld, carl hansen, georg jensen, jack jones,
  ruby tuesday, carl bro, hans grohe, ferdinand bilstein, martin luther, max planck, georg elser, robert koch, anne frank, albert schweitzer, alexander proudfoot`
    .split(/,\s+/)
    .map((name) => fold(name)),
);

/** Whether words are the name of a firm or a house rather than of somebody who is called like it; its line may end with a legal form. */
export const isHouse = (name: string, line: string): boolean =>
  /(?<!\p{L})(?:llp|ltd|limited|plc|gmbh|inc|llc|aps|a\/s)\.?$/iu.test(line) ||
  HOUSES.has(fold(name)) ||
  HOUSES.has(fold(name).split(' ').slice(0, 2).join(' ')) ||
  isKnownEmployer(name);

// Surnames that are occupations too.
const TRADES =
  /^(?:abbott|bakker|baker|barber|becker|bauer|bishop|butler|carpenter|carter|chandler|cook|cooper|dean|decker|dekker|draper|duke|fischer|fisher|fletcher|gardiner|gardner|herrero|hunter|jager|judge|kaufmann|koch|kok|kuiper|lehrer|maier|maler|marin|marshall|mason|maurer|meister|meyer|miller|molina|mulder|muller|murphy|page|painter|pastor|pfleger|pilot|piper|porter|potter|priest|richter|sawyer|schafer|schipper|schlosser|schneider|schreiber|shepherd|slater|slager|smed|smid|smit|smith|tanner|taylor|tischler|turner|visser|wagner|walker|weaver|weber|zimmermann|ferrari|barbieri|sartori|boulanger|boucher|charpentier|marchand|fournier|lefebvre|macon|berger|meunier|mercier|chauffeur|sastre|zapatero|guerrero|pedreiro|ferreiro|ferreira|carpentier|steward|ranger|warden|clerk|trainer|kock|skomakare|malarz|murarz|stolarz|kucharz|tokarz|slusarz|dekarz|kelner|hydraulik|macon|serrurier|couvreur|jardinier|tourneur|sommelier|bonde|formann|skipper|torneiro|carpentiere|panettiere|muratore|metselaar|schreiner)$/;

/** Whether words are an occupation rather than a surname derived from one. */
export function isOccupation(text: string): boolean {
  const name = withoutGeneration(text);
  const words = fold(name).split(/\s+/);
  const others = words.filter(
    (word) =>
      // "Zimmermann-Kroll"
      !word.split('-').some((part) => TRADES.test(part)) &&
      !(isTrade(word) && (isKnownSurname(word) || isKnownGiven(word))),
  );
  return looksLikeTitle(others.length < words.length ? others.join(' ') : name);
}

/** Whether a text begins as a house or a coast does, rather than with a surname: "Villa Serena", "Costa Blanca". */
export const beginsHouse = (text: string): boolean =>
  /^(?:st\.?|saint|sankt|sint|sainte|villa|casa|costa|playa|maison|ch[âa]teau|domaine|auberge|huize|haus|studio|agence|agency|agenzia|agencia|agentur|salon|salone|praxis|kanzlei|cabinet|h[ôo]tel|gasthof|gasthaus|ristorante|restaurant|trattoria|b[äa]ckerei|boulangerie|[ée]cole|scuola|schule|escuela|escola|kita|stiftung|fondation|fondazione|fundaci[óo]n)\s/iu.test(
    text,
  );
