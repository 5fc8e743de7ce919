import { matchesOf } from '#src/lib/matches.ts';
import {
  isInFrame,
  isInHeading,
  isInsideOnly,
  isLeftOut,
  isToldInside,
  sentencesOf,
  thingWished,
  withPauses,
} from '../jobs/index.ts';
import { type Finding, isAttribute, review } from '../moderation/index.ts';
import { withoutHowMuch } from './agency-voice.ts';
import { tellsStreet } from './client.ts';
import { tellsOnly } from './likely-wish.ts';
import { likesSomebody } from './likes-somebody.ts';
import { isOfNoneWanted } from './none-wanted.ts';
import { pickedByThat } from './picked-by-that.ts';
import { inPlainWords } from './plain-words.ts';
import { withoutWhoLeaves } from './public-lines.ts';
import { isBareDemand, isKeptFrom, isNewsOfHouse, mayWish, sentenceAt } from './told-inside.ts';
import { isNameNotWritten, isNameOfHouse, isOfWhoIsThere } from './who-is-there.ts';
import { wishesForSomebody } from './without-doubts.ts';

/** What may be told of somebody of the house, where nobody is wished for: why they are away or gone. Where people come from never is. */
const OF_NEWS: ReadonlySet<string> = new Set([
  'age',
  'sex',
  'family',
  'pregnancy',
  'disability_or_health',
  'work_status',
  'personal_description',
]);

/** "Philippa walked out in September": who leaves so is on no strike. */
const isOfLeaving = ({ about, words }: Pick<Finding, 'about' | 'words'>): boolean =>
  about === 'union_or_politics' && /^walk(?:ed|s|ing)? out$/iu.test(words.trim());

/**
 * The findings that hold nothing: what is only doubted of a sentence that no ad holds and that wishes for nobody. Who may pick people is held,
 * however little is sure of it: an ad does not leave with such a sentence dropped.
 */
function doubtsAlone(description: string, found: readonly Finding[]): ReadonlySet<Finding> {
  const mayPick = (one: Finding): boolean =>
    wishesForSomebody(description, one) ||
    (isAttribute(one.about) &&
      (mayWish(description, one.start) || likesSomebody(sentenceAt(description, one.start).said)));
  return new Set(found.filter((one) => one.verdict === 'held' && !mayPick(one)));
}

const toldOf = (finding: Finding): Finding => ({
  ...finding,
  verdict: 'look',
  reason: `${finding.reason} It stands in the description alone: the ad leaves it out.`,
});

const OATH =
  /^(?:(?:oh|ah|ach|for|good|dear|sweet) )*(?:jesus(?: christ)?|christ(?: almighty)?|god|lord|jaysus|jeez|heavens?|mon dieu|dios mío|madonna|herrgott|mein gott)(?:['’]s sake)?,? ?(?:no|yes|knows?|almighty|the|what|how|i|we|help|sake|[!.,])/iu;

/** Whether a sentence of a brief, without a label at its head, was told to the recruiter alone. */
const isTold = (description: string, said: string): boolean =>
  isLeftOut(description, said.replace(/^[^:]{2,30}:\s+/u, ''));

/** No "reading app for kids": what the house must not be called by, in quotes, names those whom its things are for. */
function isServedByHouse(description: string, { about, start, words }: Finding): boolean {
  if (about !== 'family') return false;
  const { said, begins } = sentenceAt(description, start);
  const before = said.slice(0, Math.max(0, start - begins));
  const behind = said.slice(start - begins + words.length);
  return (
    /(?<!\p{L})(?:no|not|nor|never|say|without) [“"„«][\p{L} -]*\p{L}{3,} for (?:little |young |small )?$/iu.test(
      before,
    ) &&
    /^\s?[”"“»]/u.test(behind) &&
    isTold(description, said)
  );
}

/** "Christ no, two of my gangs are on strike": an oath names no belief that anybody should have. */
const isOath = (description: string, { about, start }: Finding): boolean =>
  about === 'religion' &&
  OATH.test(sentenceAt(description, start).said.replace(/^[^:]{2,30}:\s+/u, '')) &&
  isTold(description, sentenceAt(description, start).said);

/** What courts, courtesy, kin and trouble are called, which says nothing of who is wanted: "aux prud'hommes", "je vous prie", "un brutto male". */
const NO_PERSON =
  /(?<!\p{L})(?:prud[’']hom\p{L}+|(?:claims?|complaints?|cases?|grievances?|allegations?) (?:in )?against (?:the|our|my) (?:\p{Ll}+ )?(?:man|woman|lads?|girls?|guys?|fellas?|blokes?|lady)|(?:débauch|pioch|chass|piqu|vol)\p{L}*(?: \p{L}+){0,3} chez nous|(?:der|unser|ein|kein) betriebsrat (?:sitzt|hat|ist|weiß|prüft|steht|klagt|droht|blockiert|streitet|liegt|tobt|muss|erfährt|schaut|läuft|macht)|(?:je|nous) (?:vous|te|t[’']) ?(?:en )?pri(?:e|ons)|(?:the|our|my|his|her) (?:previous|last|former|old|current|present) (?:[\p{L}-]+ ){1,3}(?:just |then )?walked out|herencias? del? (?:l )?(?:padre|madre|abuel[oa])|héritage (?:du|de la|de leur|de son) (?:père|mère|grand-père)|erbe (?:des|der|vom|von) (?:vaters?|mutter|großvaters?)|eredità (?:del|della) (?:padre|madre|nonn[oa])|erfenis van (?:hun|zijn|haar|de) (?:vader|moeder)|(?:father|mother|dad|mum)['’]s (?:estate|will)|(?:younger|older|elder|little|big|kid|baby) (?:brother|sister|son|daughter|cousin)s?|brutt[oaie] (?:mal[ei]|stori[ae]|period[oi]|moment[oi]|figur[ae]|faccend[ae]|notizi[ae]|caratter[ei])|(?:miedo (?:a|de)|afraid of|frightened of|angst vor|peur (?:de|d[’'])|paura (?:di|de[il])|bang voor|medo (?:de|das?|dos?)) ?(?:los |las |the |den |les |i )?(?:niñ[oa]s|children|kids|kindern|enfants|bambini|kinderen|crianças)|(?:ugly|pretty) (?:business|row|scene|divorce|mess|incident|penny|sum)|(?:belle|jolie) (?:somme|histoire|affaire)|hübsche summe|(?:fai\p{L}*|fait|font|prend\p{L}*|bosse\p{L}*|travail\p{L}*|pay\p{L}*|pai\p{L}*|règl\p{L}*|embauch\p{L}*|emplo\p{L}*|heures|salaires?|tout|en partie|(?<=^|[,;] ?))\s?(?:du|au|le|en) (?:travail (?:au )?)?(?:black|noir)(?=\s*[.,;!)]|$| (?:chez|pour|le|la|les|depuis|et|à|dans|sur|avec|pendant)(?!\p{L}))|(?:cobr\p{L}+|pag\p{L}+|trabaj\p{L}+|en parte|dinero|horas) en negro|(?:lavor\p{L}*|pag\p{L}+|fuori busta|ore|soldi) (?:in )?nero|schwarz(?:arbeit\p{L}*| (?:arbeit\p{L}*|gearbeitet|bezahlt|gezahlt|kassiert|beschäftigt|nebenher))|zwart(?:werk\p{L}*|geld| (?:betaal\p{L}*|uitbetaal\p{L}*|bijgeklust|bijklus\p{L}*|werk\p{L}+)))(?!\p{L})/giu;

/** "Second shift guys quit because …", "the last fella left": who went is told of, and nobody is picked by what they are called. */
const WHO_WENT =
  /(?<!\p{L})(?:fell(?:a|er)s?|blokes?|guys?|lads?|chaps?|girls?|lass(?:ie|es)?|lad(?:y|ies)|wom[ae]n|m[ae]n|gals?) (?:all |just |both |then |finally |suddenly )*(?:left|quit|resigned|retired|walked(?: out| off)?|moved (?:on|away|back|to)|went (?:back|off|to|home)|handed in|gave (?:in )?(?:his|her|their)? ?notice|jumped ship|emigrated|passed away)(?!\p{L})/giu;

function isOfNoPerson(description: string, { start, words }: Finding): boolean {
  const { said, begins } = sentenceAt(description, start);
  const end = start - begins + words.length;
  return [...matchesOf(NO_PERSON, said), ...matchesOf(WHO_WENT, said)].some(
    ({ index, 0: whole }) =>
      start - begins < index + whole.length && end > index && end <= index + whole.length,
  );
}

/** "One of our MAs is due in May; we need someone trained before then": why the place is to be filled, of one who is there. */
const DUE_THERE =
  /^(?:[Oo]ne of (?:our|the|my) [\p{L}-]+(?: [\p{L}-]+)?|(?:[Oo]ur|[Mm]y) (?:\p{L}+ ){0,2}[\p{L}-]+|\p{Lu}\p{Ll}+) (?:is|['’]s) (?:pregnant|expecting|due|having (?:a|her) baby)(?! (?:to|by)(?!\p{L}))[^.;,:!?]{0,60}(?:[;,.–-]+ (?:and |so )?|\s(?:and|so) )(?:we|i)(?:['’]d| would|['’]ll| will)? (?:really |just )?(?:need|want|like|have to have|must have|hope) (?:to have )?(?:some(?:one|body)|cover|them|him or her|the new \p{L}+|it|this)(?!\p{L})/u;
const TURNS_AWAY =
  /(?<!\p{L})(?:no|not|never|nobody|none|without|same|again|another|instead|rather|planning|settled?(?= down)|done with|past|older|younger|women|men|woman|man|girls?|lads?|who(?:['’]s| is| has|['’]ve))(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Two of mine are getting married in June, so I'd like cover": who of the house will be away for that, before the place that it leaves. */
const AWAY_THERE =
  /^((?:(?:[Oo]ne|[Tt]wo|[Tt]hree|[Bb]oth|[Aa] couple) of (?:mine|(?:our|my|the) (?:\p{L}+ ){0,2}[\p{L}-]+)|(?:[Oo]ur|[Mm]y) (?:\p{L}+ ){0,2}[\p{L}-]+|\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?)(?:['’](?:s|re)| is| are| has| have| will be)?(?: (?:just|both|now|already|all|gone|going|goes|go|went|heads?|heading|off|out|away|about))* (?:(?:on|for) (?:her |his |their )?(?:mat|maternity|paternity|parental|adoption)(?: leave)?|(?:is |are )?(?:getting|to get) (?:married|engaged|hitched)|(?:on )?(?:her|his|their) honeymoon|(?:to have|having|expecting) (?:an? |her |his |their )?(?:\p{L}+ )?(?:baby|twins|child)|pregnant|expecting|due)(?! (?:to|by)(?!\p{L}))[^.;:!?]{0,60}?)(?:[;,.–-]+ (?:and |so |hence )?|\s(?:and|so|hence) )(?=(?:[Ww]e|[Ii])(?:['’](?:d|ll|re|m)| would| will| are| am)? (?:also |really |just |now )*(?:need|want|like|looking for|after|have to have|must have|hope)(?: to (?:have|find|get))? (?:some(?:one|body)|cover|help|an?|two|three|the new \p{L}+|it|this)(?!\p{L}))/u;
const ASKS_TO_STAY =
  /(?<!\p{L})(?:settled|mature|unattached|ambitio\w*|stay\w*|stick\w*|commit\w*|reliab\w*|dependab\w*|stable|stabler|around|distract\w*|focus\w*|likely|long[- ]term|for good|plans|free of)(?!\p{L})/iu;

const isDueThere = (description: string, { about, start }: Finding): boolean => {
  const { said, begins } = sentenceAt(description, start);
  if (TURNS_AWAY.test(said)) return false;
  if (about === 'pregnancy' && DUE_THERE.test(said)) return true;
  const away = AWAY_THERE.exec(said)?.[1] ?? '';
  return (
    (about === 'pregnancy' || about === 'family' || about === 'sex') &&
    start - begins < away.length &&
    !ASKS_TO_STAY.test(said.slice(away.length))
  );
};

/** "Esto que no salga de aquí", "between us girls": among whom a thing is to stay, which says nothing of who is wanted. */
const AMONG_US =
  /(?<!\p{L})(?:(?:que )?(?:no|nada) (?:\p{L}+ ){0,3}sal\p{L}* de aquí|de aquí no sale|non (?:\p{L}+ ){0,3}(?:esc|usc)\p{L}* (?:di|da) qui|(?:just |strictly |stays? |only )?between (?:us|you and me)(?: (?:girls|lads|boys|ladies|chaps|women|men|guys))?|(?:bleibt|nur|streng) unter uns(?: \p{L}+)?|entre (?:nous|nosotr[oa]s|noi)(?: \p{L}+)?|(?:não|que não) sa(?:i|ia) daqui|(?:mag|moet|dit) (?:\p{L}+ ){0,2}onder ons blijven)(?=\s*[:,.;!–-]|$)/giu;

function isOfSecrecy(description: string, { start, words }: Finding): boolean {
  const { said, begins } = sentenceAt(description, start);
  const at = start - begins;
  return [...matchesOf(AMONG_US, said)].some(
    ({ index, 0: whole }) => index <= at && at + words.length <= index + whole.length,
  );
}

/** Whether what is found stands in talk of what goes on, by all its words: nobody is wished for in it. */
const isTalkAlone = (description: string, { start }: Finding): boolean =>
  !isBareDemand(description, start) && tellsOnly(sentenceAt(description, start).said);

/**
 * Findings about a job's description of which an ad was drafted, without those of sentences that no ad holds and that wish for nobody. What
 * is only doubted there is told, and holds nothing.
 * @param contacts the client's people, by their whole names
 */
export function foundInDescription(
  description: string,
  as: { place: string | null; companies: readonly (string | null)[]; isUnread: boolean },
  contacts: readonly string[] | undefined,
): Finding[] {
  const found = review([['job.description', description]], {
    subject: 'role',
    ...as,
    isShown: true,
    isSource: true,
  });
  // How welcome a thing would be, beside which nothing is found of the thing.
  const isOfPraise = ({ about, verdict, start }: Finding): boolean => {
    const { said } = sentenceAt(description, start);
    const thing = withoutHowMuch(thingWished(said));
    return (
      verdict === 'held' &&
      thing !== said &&
      review([['job.description', thing]], { subject: 'role', ...as, isShown: true, isSource: true }).every(
        (one) => one.about !== about,
      )
    );
  };
  // "Welsh would be a treat", which the ad says in plain words: where nothing is found of these, nothing was meant.
  const isWayOfSaying = ({ about, start, words }: Finding): boolean => {
    // What was dictated without a stop is read sentence by sentence.
    const parts = sentencesOf(withPauses(sentenceAt(description, start).said)).filter((said) =>
      said.toLowerCase().includes(words.toLowerCase()),
    );
    return (
      parts.length > 0 &&
      parts.every((said) => {
        const plain = withoutWhoLeaves(inPlainWords(said));
        return (
          plain !== said &&
          review([['job.description', plain]], {
            subject: 'role',
            ...as,
            isShown: true,
            isSource: true,
          }).every((one) => one.about !== about)
        );
      })
    );
  };
  // Who greets and signs a mail, an address, and what heads a part of it, say nothing of who is wanted: only what the rules know counts there.
  const counted = found
    .filter(
      ({ about, start, words, verdict }) =>
        // "Grund der Suche: Frau Weigl ist krank" wishes for nobody: what is only doubted there is of who leaves.
        !(
          (verdict === 'held' &&
            (isInsideOnly(description, start) ||
              // What is only doubted of a greeting picks nobody.
              isInFrame(description, start) ||
              isNameOfHouse(description, { start, words }) ||
              (!isAttribute(about) && isToldInside(description, start)) ||
              (OF_NEWS.has(about) && isNewsOfHouse(description, start)))) ||
          isNameNotWritten(sentenceAt(description, start).said, words) ||
          ((OF_NEWS.has(about) || isOfLeaving({ about, words })) &&
            (isNewsOfHouse(description, start, true) ||
              isKeptFrom(description, start) ||
              (!isBareDemand(description, start) && isOfWhoIsThere(description, { start, words }, contacts))))
        ) &&
        (isAttribute(about) ||
          !(isInFrame(description, start) || isInHeading(description, start) || tellsStreet(words))),
    )
    .filter(
      (finding) =>
        !isWayOfSaying(finding) &&
        !isOfPraise(finding) &&
        !isOfSecrecy(description, finding) &&
        !isDueThere(description, finding) &&
        !isOath(description, finding) &&
        !isOfNoPerson(description, finding) &&
        !(OF_NEWS.has(finding.about) && isOfNoneWanted(description, finding)) &&
        !isServedByHouse(description, finding),
    );
  const doubts = doubtsAlone(description, counted);
  return [
    ...counted.map((finding) =>
      doubts.has(finding) || isTalkAlone(description, finding) ? toldOf(finding) : finding,
    ),
    ...pickedByThat(description),
  ];
}
