// Who is there already and who goes, in other languages than English: it says of nobody that they are wanted.

const GOES = [
  '(?:geht|ist|verabschiedet sich|wechselt|bleibt|war) (?:\\p{L}+ ){0,3}?(?:in (?:die )?(?:elternzeit|mutterschutz|rente|pension|karenz|altersteilzeit|den (?:\\p{L}+ )?ruhestand|babypause)|im (?:mutterschutz|ruhestand)|schwanger|nach \\p{L}+)',
  "(?:part|est|s[’']en va|sera|vient de partir) (?:\\p{L}+ ){0,3}?(?:en (?:congé (?:de )?(?:maternité|parental|paternité)|retraite)|à la retraite|enceinte)",
  '(?:se (?:jubila|va)|está|estará|coge|toma|sale) (?:\\p{L}+ ){0,3}?(?:de baja(?: (?:maternal|por maternidad|de maternidad))?|embarazada|de permiso(?: \\p{L}+)?|baja (?:maternal|por maternidad)|a \\p{L}+)|se jubila',
  '(?:va|è|andrà|sarà) (?:\\p{L}+ ){0,3}?(?:in (?:maternità|pensione|congedo(?: \\p{L}+)?))',
  '(?:gaat|is) (?:\\p{L}+ ){0,3}?(?:met (?:pensioen|zwangerschapsverlof|verlof|ouderschapsverlof)|zwanger)',
  '(?:vai|está|entra) (?:\\p{L}+ ){0,3}?(?:de licença(?: \\p{L}+)?|para a reforma|em licença(?: \\p{L}+)?)|reforma-se',
  '(?:idzie|odchodzi|przechodzi|jest) (?:\\p{L}+ ){0,3}?na (?:emeryturę|urlop\\p{L}* \\p{L}+|urlopie \\p{L}+)',
  '(?:går|är|er) (?:\\p{L}+ ){0,3}?(?:i pension|på (?:barsel|föräldraledig\\p{L}*|foreldrepermisjon)|föräldraledig|foreldrepermisjon|barsel)',
].join('|');
const OPEN =
  "(?:deshalb|daher|darum|befristet|vertretung|nachfolge|frei|d[’']où|remplacement|cdd|poste (?:à pourvoir|vacant)|por eso|sustitución|vacante|plaza|quindi|sostituzione|posto|daarom|vervanging|vacature|tijdelijk|por isso|substituição|vaga|dlatego|zastępstwo|därför|vikariat|derfor|prend la suite|prend le relais|assure l[’']intérim|la remplace|übernimmt|vertritt (?:ihn|sie)|toma el relevo|l[ao] sustituye|prende il suo posto|la sostituisce|lo sostituisce|neemt (?:het|haar taken|zijn taken) over)";
// Who is wanted in their place.
const WISH =
  /(?<!\p{L})(?:nur|kein\p{L}*|lieber|jung\p{L}*|jünger\p{L}*|älter\p{L}*|diesmal|nie|nicht|mann|frau|männ\p{L}+|such\p{L}*|soll\p{L}*|möcht\p{L}*|will|wollen|wünsch\p{L}*|jemand\p{L}*|jeunes?|plutôt|pas|jamais|homme|femme|cherch\p{L}*|veu\p{L}*|voul\p{L}*|cette fois|sans|solo|sólo|mejor|joven\p{L}*|jóvenes|hombre|mujer|busc\p{L}*|quer\p{L}*|nunca|sin|meglio|giovan\p{L}*|uomo|donna|cerc\p{L}*|vogli\p{L}*|mai|senza|non|liever|jong\p{L}*|man|vrouw|zoek\p{L}*|nooit|geen|graag|melhor|homem|mulher|procur\p{L}*|sem|não|młod\p{L}*|mężczyzn\p{L}*|kobiet\p{L}*|szuka\p{L}*|nie|bez|manqu\p{L}*|fehl\p{L}*|nächst\p{L}*|wieder|falta\p{L}*|manca\p{L}*|ontbr\p{L}*|encore|todavía|ancora|nog|aún|suffit|suffisent|ça va|basta|reicht|zo houden|so bleib\p{L}*|ung\p{L}*|yngre|kvinn\p{L}*|söker|aldrig|ingen|inte|helst)(?!\p{L})/iu;
const LEAVES = new RegExp(
  `(?<!\\p{L})(?:${GOES})(?!\\p{L})[^.;]*(?<!\\p{L})${OPEN}(?!\\p{L})|(?<!\\p{L})${OPEN}(?!\\p{L})[^.;]*(?<!\\p{L})(?:${GOES})(?!\\p{L})`,
  'iu',
);

const COUNT =
  '(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|zwanzig|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|venti|twee|drie|vijf|zes|zeven|negen|tien|twaalf|dertien|veertien|\\p{L}+tien|twintig|två|tre|fyra|fem|åtta|nio|tio|elva|tolv|dois|duas|três|quatro|sete|oito|dez|doze|treze|catorze|quinze|vinte|dwóch|dwie|trzy|trzech)';
const HE =
  '(?:gars|hommes?|garçons|mecs|männern?|mann|jungs?|burschen|kerlen?|herren|hombres?|chicos?|uomini|uomo|ragazzi|mannen|jongens|kerels|män|killar|menn|homens|rapazes|mężczyzn|panów)';
const SHE =
  '(?:filles?|femmes?|dames|nanas|frauen|mädels?|damen|mujer(?:es)?|chicas?|donne|donna|ragazze|vrouwen|meiden|dames|kvinnor|tjejer|kvinner|mulheres|raparigas|kobiet|kobiety|pań)';
// Both sexes, counted.
const BOTH = new RegExp(
  `(?<!\\p{L})${COUNT} (?:${HE}(?:,| (?:et|und|y|e|en|och|og|i)) ${COUNT} ${SHE}|${SHE}(?:,| (?:et|und|y|e|en|och|og|i)) ${COUNT} ${HE})(?!\\p{L})`,
  'iu',
);

// Whoever does the work in the meantime.
const COVER =
  /(?<!\p{L})(?:such|cherch|busc|cerc|zoek|procur|söker|szuka)\p{L}* (?:\p{L}+ ){0,2}?(?:vertretung|ersatz|nachfolge|remplaç\p{L}*|sustitu\p{L}*|sostitu\p{L}*|vervang\p{L}*|substitu\p{L}*|vikari\p{L}*|zastęp\p{L}*)/giu;

/** Whether a sentence tells why a job is open, or counts both sexes of a crew, and says nothing of who is wanted. */
export const tellsOfThoseThere = (clause: string): boolean => {
  const others = clause.replace(BOTH, ' ').replace(COVER, ' ');
  return !WISH.test(others) && (LEAVES.test(clause) || BOTH.test(clause));
};

// Of what age a team is.
const TEAM =
  /^\W*(?:(?:das|unser|ein) (?:\p{L}+ )?team|(?:die|unsere) (?:belegschaft|mannschaft|truppe|crew)|(?:l[’']|notre |une |la |cette )équipe|(?:el|nuestro) (?:equipo)|la plantilla|nuestra plantilla|il (?:nostro )?team|la (?:nostra )?squadra|(?:het|ons) team|de ploeg|a (?:nossa )?equipa|o (?:nosso )?time|zespół|nasz zespół|teamet|vårt team|vi är ett)(?!\p{L})/iu;
// That every age, both sexes or anybody is as welcome.
const EVERYBODY =
  /(?<!\p{L})(?:(?:in )?jede[smnr]? alters?(?:gruppe|stufe)?|alle (?:altersgruppen|altersstufen|generationen|geschlechter)|egal (?:wie alt|welches alter\p{L}*)|tous (?:les )?âges|toutes (?:les )?générations|quel que soit (?:votre|leur|l[’'])? ?âge|todas las edades|cualquier edad|de todas las edades|tutte le età|(?:di )?ogni età|qualsiasi età|alle leeftijden|elke leeftijd|iedere leeftijd|todas as idades|qualquer idade|w każdym wieku|każdy wiek|alla åldrar|alle aldre)(?!\p{L})/iu;
const YET =
  /(?<!\p{L})(?:aber|nur|außer|lieber|bis|maximal|mais|sauf|plutôt|jusqu[’']|pero|salvo|mejor|hasta|ma|però|tranne|fino|maar|liever|tot|behalve|mas|exceto|até|ale|tylko|oprócz|men|bara|utom)(?!\p{L})/iu;

// Words in quotes that the next sentence says were taken out.
const QUOTED = /[„“"«»‚‘”]\p{L}[^„“"«»”‚‘’]{1,60}[“"«»”’‘]/u;
const TAKEN_OUT =
  /(?<!\p{L})(?:(?:heb|hebben) (?:ik|we) (?:dat |die |het )?(?:er ?uit gehaald|weggehaald|geschrapt)|(?:dat |die )?(?:heb|hebben) (?:ik|we) (?:er ?uit gehaald|geschrapt)|(?:ich habe|wir haben|habe ich|haben wir) (?:das |es |den satz |die zeile )?(?:gestrichen|rausgenommen|herausgenommen|geändert)|(?:je l[’']ai|nous l[’']avons|on l[’']a) (?:retiré|enlevé|supprimé|changé)|lo (?:he|hemos) (?:quitado|borrado|cambiado)|(?:l[’']ho|l[’']abbiamo) (?:tolto|tolta|cancellat[oa]|cambiat[oa])|(?:tirei|tirámos|retirei)(?:-o)?|wykreśli(?:łem|łam|liśmy)|(?:det )?har (?:jag|vi) (?:strukit|tagit bort))(?!\p{L})/iu;

/** Whether a sentence cites words of a client, and the next one says that they were taken out. */
export const isTakenOutByNext = (clause: string, next: string | undefined): boolean =>
  next !== undefined && QUOTED.test(clause) && TAKEN_OUT.test(next) && !YET.test(next);

const EXPECTING =
  /^\W*(?:(?:bist du|sind sie|ben je|bent u|vous êtes|tu es|estás|está|sei|é|está) )?(?:schwanger|zwanger|enceinte|embarazada|incinta|grávida|gravid|in ciąży|w ciąży)(?!\p{L})[^.;?]{0,40}\??\W*$/iu;
// What the house does for them.
const SEEN_TO =
  /(?<!\p{L})(?:rooster|diensten|werkplek|dienstplan|schicht\p{L}*|aufgaben|arbeitsplatz|planning|horaires?|poste|turnos?|horarios?|tareas|turni|orari|mansioni|horário|arbetspass|schema|grafik)(?!\p{L})[^.;]*(?<!\p{L})(?:past|passen|aan|anpass\p{L}*|angepasst|um|adapt\p{L}*|aménag\p{L}*|cambi\p{L}*|ajust\p{L}*|adatt\p{L}*|anpassas|dostosuj\p{L}*)(?!\p{L})|(?<!\p{L})(?:wir|we|wij|nous|on|noi)(?!\p{L})[^.;]{0,20}(?<!\p{L})(?:passen|tauschen|ruilen|schuiven|adaptons|adapte|aménageons|adattiamo)(?!\p{L})/iu;

/** Whether a sentence only names those who expect a child, and the next one says what the house changes for them. */
export const isSeenToByNext = (clause: string, next: string | undefined): boolean =>
  next !== undefined &&
  EXPECTING.test(clause) &&
  SEEN_TO.test(next) &&
  !YET.test(next) &&
  !/(?<!\p{L})(?:nicht|kein\p{L}*|niet|geen|pas|ne|no|non|não|inte|nie)(?!\p{L})/iu.test(next);

/** Whether a sentence only says how old a team is, and the next one that every age is welcome. */
export const isOpenedByNext = (clause: string, next: string | undefined): boolean =>
  next !== undefined &&
  TEAM.test(clause) &&
  EVERYBODY.test(next) &&
  !YET.test(next) &&
  !WISH.test(
    clause.replace(
      /(?<!\p{L})(?:jung\p{L}*|jeunes?|joven\p{L}*|jóvenes|giovan\p{L}*|jong\p{L}*|ung\p{L}*|młod\p{L}*)(?!\p{L})/giu,
      '',
    ),
  );
