import { matchesOf } from '#src/lib/matches.ts';
import { isLargeTown } from './large-towns.ts';
import type { UncertainOccurrence } from './occurrences.ts';

/** What stands in a text in the place of a house, or what was marked as one. */
const TOKEN =
  '(?:(?:[Aa]n?|[Tt]he) (?:[\\p{Ll}-]+ ){0,3}(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|organisation|body|university|college|insurer)|\\[name removed\\]|某(?:公司|机构|機構|大学|大學|学院|學院|学校|學校|银行|銀行)|ある(?:企業|団体|大学|学校|銀行)|한 (?:회사|기관|대학교|학교|은행))';
/** Parts of a house in Chinese and Japanese, by the end of their name. */
const EASTERN =
  '製作所|工場|工厂|厂区|支店|本店|本社|営業所|事業所|事業部|研究所|研究院|センター|店舗|支行|分行|分公司|营业部|營業部|基地|园区|園區|总部|總部|总行|總行|门店|門市|旗舰店|体验店|实验室|车间|校区|キャンパス|オフィス|物流中心|数据中心|ビル|倉庫|仓库|ヤード';
const HANGUL =
  '공장|지점|본점|본사|사업장|사업부|캠퍼스|연구소|센터|영업소|매장|오피스|물류센터|출장소|지사|점';
const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]*(?: \\p{Lu}[\\p{L}\\p{M}’'-]*){0,2}";
/** The same in languages whose names are told from words by nothing, before and behind the name. */
const KIND_BEFORE =
  'oddzia(?:ł|le)|fabry(?:ka|ce)|zakład(?:zie)?|sklep(?:ie)?|salon(?:ie)?|magazyn(?:ie)?|pobočk[aeuy]|závod[ěu]?|prodejn[aěy]|tovární?a?|sucursala|agenția|fabrica|uzina|magazinul|punctul de lucru|zona|chi nhánh|nhà máy|xưởng|văn phòng|cabang|pabrik|gerai|cawangan|kantor|филиал[еа]?|завод[еу]?|магазин[еі]?|отделени[ие]|офис[еі]?|філі[яїі]|відділенн[яі]|цех[еу]?|υποκατάστημα|εργοστάσιο|κατάστημα|γραφεία|poslovnic[aie]|podružnic[aie]|tvornic[aie]|avdelingen|avdelning(?:en)?|fabriken|butiken|butikken|kontoret|lageret|lagret|verket|anlegget|filialen|afdelingen|fabrikken';
const KIND_BEHIND =
  'fabrikası(?:nda|nın)?|şubesi(?:nde|nin)?|mağazası(?:nda|nın)?|tesis(?:i|leri)(?:nde|nin)?|deposu(?:nda|nun)?|kampüsü(?:nde)?|ofisi(?:nde)?|tehtaa(?:n|lla|ssa)|tehdas|konttori(?:ssa|lla)?|myymälä(?:ssä)?|gyár(?:a|ában|ban)?|üzem(?:ében|e|ében)?|fiók(?:ja|jában)?|bolt(?:ja|jában)?|tehas(?:es)?|filiaal(?:is)?|शाखा|संयंत्र|कारखाने|प्लांट';

const BRANCHES: readonly RegExp[] = [
  // "a companyの西尾製作所", "a bank浦东支行"
  new RegExp(
    `(?<=${TOKEN} ?(?:の|的|旗下|下属|驻)?)([\\p{Script=Han}\\p{Script=Katakana}ー々ヶ]{1,10}?(?:${EASTERN}))`,
    'gu',
  ),
  // "a company 판교오피스에서"
  new RegExp(`(?<=${TOKEN}(?:의)? )(\\p{Script=Hangul}{1,8}(?:${HANGUL}))`, 'gu'),
  // "a company'in Çayırova fabrikasında"
  new RegExp(
    `(?<=${TOKEN}(?:[’']?\\p{Ll}{1,4})? )(${NAME})(?=(?: ?-?i)? (?:${KIND_BEHIND})(?![\\p{L}]))`,
    'gu',
  ),
  // "w a company, oddział Mokotów", "a company (филиал на Таганке)"
  new RegExp(
    `(?<=${TOKEN},?(?: [(–—-]?| \\()? ?(?:\\p{Ll}{1,4} )?(?:${KIND_BEFORE})(?: (?:w|we|na|v|ve|u|din|de la|ở|tại|di|в|во|у|на|στο|στη|i|på|ved))? )(${NAME})(?![\\p{L}])`,
    'gu',
  ),
  // "a bank, Jumeirah branch", "the Jumeirah branch of a bank"
  new RegExp(
    `(?<=${TOKEN}(?:,| [–—-]| \\()? ?(?:the )?)(${NAME})(?= (?:branch|store|plant|works|site|depot|office|campus|warehouse|yard|mill|mine|terminal|factory|fab|hub|clinic|hotel|showroom|outlet|brewery|refinery|dealership)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:the|its|their) )(${NAME})(?= (?:branch|store|plant|works|site|depot|office|campus|warehouse|yard|mill|mine|terminal|factory|fab|hub|clinic|hotel|showroom|outlet|brewery|refinery|dealership)(?: of| for| at| with|,)? ${TOKEN})`,
    'gu',
  ),
  // "eines Unternehmens, Filiale Oerlikon", "une banque, agence de Vaise"
  new RegExp(
    `(?<=(?<!\\p{L})(?:Unternehmens?|Bank|Firma|entreprise|banque|société|empresa|banco|azienda|banca|società|bedrijf|bank|företag|virksomhed),? [(–—-]?(?:an der |in der |im |à l['’]|la |l['’]|el |a |o |de |het |il |lo )?(?:Filiale|Zweigstelle|Niederlassung|Werk|Standort|agence|usine|magasin|site|succursale|sucursal|planta|tienda|oficina|fábrica|filiale|agenzia|stabilimento|negozio|agência|loja|unidade|vestiging|filiaal|fabriek|winkel)(?: (?:in|de|du|d['’]|à|di|a|do|da|van|te|am))? ?)(${NAME})(?![\\p{L}])`,
    'gu',
  ),
];

/**
 * Branches, works and offices that stand beside what took the place of their house, by which those who know it tell it:
 * `a companyの西尾製作所`, `a bank, Jumeirah branch`. A large town tells no house.
 */
export const branchesIn = (text: string): UncertainOccurrence[] =>
  BRANCHES.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: name = '', index }) => {
      if (isLargeTown(name)) return [];
      return [
        {
          start: index,
          end: index + name.length,
          reason: 'employer' as const,
          why: 'names a branch or works of a house, which may tell it',
        },
      ];
    }),
  );
