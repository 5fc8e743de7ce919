import { matchesOf } from '#src/lib/matches.ts';
import { ASKED_OUTRIGHT, type Outright } from './asked-outright.ts';
import { invokesException } from './grounds.ts';
import { lowered } from './matching.ts';
import { type Piece, wordsAt } from './piece.ts';
import { rewordingFor } from './reasons.ts';
import type { Finding, Review } from './types.ts';

// What waits whatever its sentence is like, as it stands among plain words of the work: whom a team is made of by sex and age, and worship that
// is part of the work. A reader that weighs whole lines would let either go for the sake of what stands around it.

const rx = (patterns: readonly string[], flags = 'g'): RegExp =>
  lowered(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, flags);

const MOST =
  '(?:mostly|mainly|largely|predominantly|primarily|all(?= (?:young|blokes|lads|guys|boys|girls|lasses))|nearly all|almost all|überwiegend|vorwiegend|hauptsächlich|meist|fast nur|größtenteils|surtout|principalement|majoritairement|presque que|casi todos|casi todas|mayoritariamente|principalmente|sobre todo|quasi solo|quasi tutti|perlopiù|soprattutto|vooral|voornamelijk|bijna alleen|hoofdzakelijk|quase tod[oa]s?|quase tudo|sobretudo|mest|främst|mestadels|hovedsageligt|for det meste|hovedsakelig)';
const YOUNG =
  "(?:aus |composée?s? |constituée?s? |uit |av |af |des |de |d[’']|di |jungen?|ältere[nr]?|young(?:er|ish)?|older|middle-aged|single|jeunes |giovani |jóvenes |jonge |oudere |unga |unge |äldre |ældre |eldre )";
/** People by their sex, or by being parents, as a team is spoken of. */
const GROUP =
  '(?:blokes|lads|guys|boys|fellas|chaps|gents|men|girls|gals|ladies|women|lasses|mums|moms|mams|dads|grandads|youngsters|männern?|jungs|kerlen?|burschen|frauen|mädels|damen|müttern?|mamis|gars|mecs|hommes|garçons|filles|femmes|nanas|mamans|pères|chicos|chicas|hombres|mujeres|muchach[oa]s|madres|ragazz[ie]|uomini|donne|mamme|jongens|mannen|kerels|meiden|vrouwen|dames|moeders|rapazes|homens|moças|mulheres|raparigas|mães|killar|grabbar|män|tjejer|kvinnor|mammor|drenge|mænd|piger|kvinder|gutter|menn|jenter|kvinner)';
const TEAM = rx(
  [
    "teams?|crew|gang|squad|shift|colleagues|staff|office|kitchen|workshop|depot|floor|bunch|we(?:['’]re| are)|mannschaft|belegschaft|truppe|kollegen|équipes?|brigade|équipo|equipo|plantilla|cuadrilla|squadra|organico|ploeg|équipe|equipa|equipe|turma|laget|gänget|arbetslaget|holdet|afdelingen|gjengen|avdelingen|kollegor",
  ],
  '',
);
/** Those whom the work is for, and that everybody is there. */
const OF_OTHERS =
  /(?<!\p{L})(?:footfall|clientele|audiences?|readers?|visitors?|shoppers?|buyers?|support\p{L}*|coach\p{L}*|teach\p{L}*|train(?:s|ing)?|serv(?:e|es|ing)|treat\p{L}*|car(?:e|es|ing) for|look after|house|shelter|patients?|clients?|pupils?|students?|residents|customers?|guests?|players?|participants?|members|users?|under-\d+|half|mixed|all ages|everyone|everybody|whoever|any(?:one|body)|welcome|both|fixtures?|league|football|rugby|netball|hockey|gym|jugendliche\p{L}*|betreu\p{L}*|bewohner\p{L}*|accompagn\p{L}*|jeunes en|usuari[oa]s|utenti|cliënten|deelnemers|utentes|brukare|spelare|spillere)(?!\p{L})/iu;

const PRAYER =
  '(?:prayers?|prayer (?:time|circle|meeting)|devotions?|devotionals?|worship|bible study|grace|namaz|puja|(?:morgen|tisch|abend)?gebet|(?:morgen)?andacht|prière|oración|rezo|preghiera|gebed|oração|bön|morgonbön|bønn?|andakt|morgonandakt|morgenandakt)';
const PRAYS = rx([
  `(?:join(?:s|ing)?|attend(?:s|ing)?|tak(?:es?|ing) part|participat\\p{L}*|sit(?:s|ting)? (?:in|through)|be(?:ing)? (?:there|present)|stand(?:s|ing)?|bow\\p{L}*|start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?|shar(?:es?|ing)) (?:\\p{L}+ ){0,5}?(?:in |for |at |with |from )?(?:(?:our|the|a|team|staff|crew|daily|morning|weekly|group) ){0,3}${PRAYER}`,
  `say(?:s|ing)? (?:a |our |the )?(?:grace|prayers?) (?:with|together|before|as)`,
  `pray(?:s|ing)? (?:with|together|as a)`,
  `(?:teilnahme|teilnehmen|beteiligung) (?:\\p{L}+ ){0,4}${PRAYER}|(?:beten|betet|bete) (?:\\p{L}+ ){0,2}(?:mit|gemeinsam|zusammen)|${PRAYER} (?:\\p{L}+ ){0,4}(?:teil|teilnehmen|mitbeten|dabei)`,
  `(?:particip\\p{L}+|assist\\p{L}+|joign\\p{L}+|prie[rzs]?) (?:\\p{L}+ |à )?(?:à |avec |la |l['’])*(?:\\p{L}+ )?prière|prier ensemble|prie[rz] avec`,
  `(?:particip\\p{L}+|asist\\p{L}+|un\\p{L}+) (?:en |a |de |na |no |da |alla |alle |à |el |la )+(?:oración|rezo|oração|preghiera|preghiere)|rezar (?:juntos|con|com)|pregare (?:insieme|con)|preg(?:a|ano) (?:insieme|con)`,
  `(?:doe[tn]?|deelneme?n?|neem\\p{L}*|bid\\p{L}*) (?:\\p{L}+ ){0,4}(?:gebed|mee in gebed)|samen (?:te )?bidden`,
  `(?:delta\\p{L}*|deltar|være med|vara med) (?:\\p{L}+ ){0,2}(?:bön\\p{L}*|morgonbön\\p{L}*|bøn\\p{L}*|andakt\\p{L}*|morgonandakt\\p{L}*)`,
]);
/** Where worship is the work, is offered to others, or is nobody's duty. */
const NO_DUTY =
  /(?<!\p{L})(?:anyone|those|observ\p{L}*|lessons?|studies|teach\p{L}*|chaplain\p{L}*|priests?|pastors?|ministers?|imams?|rabbis?|vicars?|verger|curate|worship leaders?|youth leaders?|organist|church|chapel|parish|mosque|temple|synagogue|gurdwara|school|college|diocese|ministry|mission|pupils?|students?|residents?|patients?|famil(?:y|ies)|congregation|worshippers|guests?|optional|voluntary|welcome|free to|may|wish|want|like|rooms?|breaks?|paid|nobody|no one|not|never|n['’]t|without|seelsorg\p{L}*|pfarr\p{L}*|kirche\p{L}*|schüler\p{L}*|bewohner\p{L}*|freiwillig|nicht|niemand|kein\p{L}*|aumôni\p{L}*|église|paroisse|élèves?|résidents?|facultati\p{L}*|pas|personne|capell\p{L}+|iglesia|parroquia|alumn\p{L}+|voluntari\p{L}*|nadie|chiesa|parrocchia|facoltativ\p{L}*|nessuno|non|geestelijk\p{L}*|kerk|vrijwillig|niemand|niet|geen|igreja|paróquia|ninguém|não|kyrka\p{L}*|kirke\p{L}*|frivillig\p{L}*|ingen|inte|ikke)(?!\p{L})/iu;

const KINDS: readonly Outright[] = [
  {
    about: 'sex',
    pattern: rx([
      `${MOST} (?:${YOUNG} ?){0,3}${GROUP}`,
      `(?:an? couple|couple|few|bunch|handful|load) of (?:${YOUNG} ?)?(?:mums|moms|mams|dads|girls|lads|blokes|ladies|gals|youngsters)`,
    ]),
    needs: TEAM,
    unless: OF_OTHERS,
    reason:
      'Tells by sex or age whom the team is made of, which reads as whom it would have next; somebody has to look at it first.',
  },
  {
    about: 'religion',
    pattern: PRAYS,
    unless: NO_DUTY,
    reason: 'Makes worship a part of the work; somebody has to look at it first.',
  },
  ...ASKED_OUTRIGHT,
];

/** What a text about a role says outright of whom a team is made of, or of worship at work, but where a law is cited for it. */
export function toldOutrightIn(piece: Piece, { isUnread, isShown, isSource }: Review): Finding[] {
  if (isSource === true || (isUnread !== true && isShown !== true)) return [];
  return piece.clauses.flatMap(({ lower, start }) =>
    KINDS.flatMap(({ about, pattern, needs, unless, reason }) =>
      (needs?.test(lower) ?? true) && !unless.test(lower) && !invokesException(lower)
        ? matchesOf(pattern, lower).map(
            ({ 0: said, index }): Finding => ({
              verdict: 'held',
              about,
              ...wordsAt(piece, start + index, said),
              reason,
              rewording: rewordingFor(about, 'role'),
            }),
          )
        : [],
    ),
  );
}
