/**
 * Whoever comes, as the writer of a brief pictures them: "Le gars fera le tourage", "the lad will strip and re-slate". What is done is said
 * to the reader; who is wanted stays as it was said, so that somebody looks at it.
 */

const FR =
  /^(?:le (?:gars|mec|type|bonhomme|jeune homme|monsieur)|la (?:fille|nana|dame|jeune femme)|l['’]homme) (\p{L}{1,12}r)a(?= (?!pas |plus |jamais |été |eu |licenci|viré|mis[e]? )\p{L})/iu;
const EN =
  /^the (?:lad|lass|guy|girl|bloke|fella|fellow|chap|gal|man|woman|lady|gentleman|boy)(?: (?:will|would)|['’](?:ll|d)) (?=(?:be (?!leaving|going|retiring|moving|finishing|returning|resigning)\p{L}+ing|(?!not|never|be|have|leave|go|retire|lose|need|fit|suit|probably|only)\p{Ll}{3,}) )/iu;
const DE: Readonly<Record<string, string>> = {
  soll: 'sollen',
  wird: 'werden',
  muss: 'müssen',
  kann: 'können',
  macht: 'machen',
  übernimmt: 'übernehmen',
  fährt: 'fahren',
};
const DE_WHO =
  /^(?:der (?:junge|bursche|kerl|mann|typ)|die (?:dame|frau)|das mädel) (soll|wird|muss|kann|macht|übernimmt|fährt)(?= \p{L}+)/iu;
/** Spanish, Italian and Portuguese leave whoever does it unsaid. */
const UNSAID =
  /^(?:el (?:chico|chaval|tío|hombre|muchacho)|la (?:chica|señora|mujer|muchacha)|il (?:ragazzo|tizio)|la ragazza|o (?:rapaz|gajo|moço|cara|homem)|a (?:rapariga|moça|senhora)) (?=(?:hará|tendrá|llevará|se encargará|deberá|preparará|farà|dovrà|si occuperà|avrà|fará|vai|terá|deverá|va a) )/iu;
const NL =
  /^(?:de (?:jongen|kerel|vent|man|dame|vrouw)|het meisje) (?=(?:gaat|zal|moet|doet|rijdt|maakt|krijgt|zorgt) )/iu;

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A sentence of what is done without the man or woman whom its writer pictures; any other as it is. */
export function toWhoeverComes(sentence: string): string {
  const verb = DE_WHO.exec(sentence)?.[1]?.toLowerCase();
  if (verb !== undefined) return sentence.replace(DE_WHO, `Sie ${DE[verb]}`);
  const said = sentence
    .replace(FR, (_, stem: string) => `Vous ${stem.toLowerCase()}ez`)
    .replace(EN, 'You will ')
    .replace(UNSAID, '')
    .replace(NL, 'Je ');
  return said === sentence ? sentence : capital(said);
}
