import type { Attribute, Part } from './types.ts';
import { isIllness, WIDE_TERMS } from './wide-terms.ts';

export interface Term {
  about: Attribute;
  part: Part;
  /** Whether the word often means something else: then the sentence has to say that people are meant. */
  loose: boolean;
}

// One word, or several joined by `_`; a plural in s is found by itself.
const TERMS: readonly (readonly [Attribute, Part, loose: boolean, words: string])[] = [
  [
    'age',
    'who',
    false,
    'new_blood fresh_blood old_biddy old_biddies dolly_bird youngster pensioner retiree teenager teen adolescent millennial boomer baby_boomer zoomer school_leaver young_gun whippersnapper greybeard codger geezer fogey oldie oap octogenarian septuagenarian sexagenarian old_timer old_head young_blood young_thing young_people spring_chicken digital_native recent_grad new_grad',
  ],
  [
    'age',
    'like',
    false,
    'elderly youthful middle_aged semi_retired retired ageing twenty_something thirty_something forty_something fifty_something baby_faced wet_behind_the_ears',
  ],
  ['age', 'like', true, 'young younger old older mature'],
  [
    'age',
    'state',
    false,
    'laps_around_the_sun miles_on_the_clock winding_down twilight sell_by_date shelf_life best_before retirement grey_hair gray_hair wrinkle birth_year year_of_birth date_of_birth birthday younger_crowd older_generation younger_generation golden_years twilight_years prime_of_life',
  ],
  ['age', 'state', true, 'pension career_twilight age retire twenties thirties forties fifties sixties'],
  [
    'sex',
    'who',
    false,
    'man men woman women male female bloke chap lad gal lady ladies lassie lass gentleman gentlemen gent sheila fella dude missus housewife housewives girl_friday gal_friday man_friday sonny matron tomboy tradesman tradesmen salesman salesmen handyman handymen workman workmen barmaid salesgirl saleswoman chambermaid manageress masculinity femininity testosterone',
  ],
  ['sex', 'who', true, 'girl boy guy bird chick master mistress mate'],
  ['sex', 'like', false, 'masculine feminine manly womanly ladylike girly blokey blokeish laddish macho'],
  ['sex', 'state', false, "man's_job woman's_touch female_touch mother's_touch"],
  [
    'family',
    'who',
    false,
    'mum mummy mummies mom mommy stay_at_home_parent dad daddy grandmother grandfather grandparent granny grandma grandpa bachelor spinster divorcee widow widower newlywed homemaker househusband sole_parent single_mother single_father single_parent empty_nester',
  ],
  ['family', 'who', true, 'mother father parent couple'],
  [
    'family',
    'like',
    false,
    'childless child_free childfree unmarried married divorced widowed unattached remarried cohabiting',
  ],
  ['family', 'like', true, 'single separated engaged settled footloose'],
  [
    'family',
    'state',
    false,
    'divorce kids_at_home school_age kid toddler newborn offspring sprog bub bairn husband wife hubby spouse fiance fiancee boyfriend girlfriend in_laws marital_status marriage childcare child_care babysitter nanny school_run school_pick_up daycare day_care kindy creche nursery_run family_commitment family_tie family_responsibility family_plan family_situation family_life home_life domestic_situation caring_responsibility caring_duty carer_duty',
  ],
  [
    'family',
    'state',
    true,
    'mortgage child children baby babies daughter son family_man family_woman dependant dependent',
  ],
  ['pregnancy', 'who', false, 'mum_to_be mother_to_be'],
  ['pregnancy', 'like', false, 'pregnant expectant childbearing child_bearing'],
  ['pregnancy', 'like', true, 'expecting'],
  [
    'pregnancy',
    'state',
    false,
    'on_maternity on_mat pop_out_a_baby have_a_baby having_a_baby another_baby in_the_family_way up_the_duff with_child child_bearing_age pregnancy pregnancies maternity_leave paternity_leave parental_leave mat_leave baby_plan baby_bump bump childbirth breastfeeding morning_sickness ivf fertility due_date babymaking baby_making',
  ],
  [
    'race_or_origin',
    'who',
    false,
    'english_rose nordie jackeen culchie scouser scouse geordie brummie taffy jock newfie okie pikey saffa seppo mohammed migrant immigrant refugee foreigner gypsy gypsies islander traveller asylum_seeker expat pakeha māori pom pommy kiwi aussie brit yank latino latina latinx hispanic aborigine asian african caucasian arab polynesian melanesian pasifika roma ethnic_minority ethnic_minorities minority_background westerner easterner outsider person_of_colour people_of_colour person_of_color people_of_color boat_person',
  ],
  [
    'race_or_origin',
    'like',
    false,
    'dark_skinned light_skinned fair_skinned brown_skinned aboriginal indigenous foreign_born foreign_looking ethnic biracial mixed_race eastern_european western_european south_asian east_asian middle_eastern sub_saharan afro_caribbean african_american asian_american anglo_saxon anglo non_white non_european filipino filipina indian pakistani bangladeshi nepali nepalese sri_lankan vietnamese thai indonesian malaysian korean iraqi iranian persian syrian lebanese egyptian somali sudanese ethiopian nigerian ghanaian kenyan zimbabwean congolese eritrean samoan tongan fijian turkish kurdish afghan romanian bulgarian polish ukrainian russian serbian croatian albanian hungarian mexican colombian brazilian peruvian venezuelan cuban haitian jamaican chinese taiwanese japanese irish scottish welsh punjabi gujarati tamil bengali',
  ],
  [
    'race_or_origin',
    'like',
    true,
    'black white brown coloured colored ethnic english british american australian european french german italian spanish greek portuguese dutch swedish danish western',
  ],
  [
    'race_or_origin',
    'state',
    false,
    'tatau facial_moko moko h1b h_1b ethnicity ethnic_background ethnic_origin migration_background migrant_background immigrant_background skin_colour skin_color complexion ancestry bloodline place_of_birth country_of_birth birthplace mother_country foreign_accent thick_accent strong_accent heavy_accent foreign_name foreign_sounding_name funny_name migrant_background refugee_background',
  ],
  ['race_or_origin', 'state', true, 'race accent surname nationality descent'],
  ['nationality', 'who', false, 'green_card_holder non_citizen foreign_national visa_holder'],
  ['nationality', 'state', false, 'local_passport eu_passport'],
  ['language', 'who', false, 'native_speaker native_english_speaker esl_speaker non_native_speaker'],
  [
    'language',
    'state',
    false,
    "mother_tongue first_language native_tongue native_english queen's_english king's_english",
  ],
  ['language', 'like', false, 'native_speaking accent_free'],
  [
    'religion',
    'who',
    false,
    'muslim jew hindu sikh buddhist catholic protestant mormon atheist agnostic pagan evangelical baptist methodist presbyterian lutheran anglican jain shia sunni rastafarian believer churchgoer infidel heathen jehovah quaker adventist pentecostal',
  ],
  [
    'religion',
    'like',
    false,
    'jewish islamic religious devout churchgoing church_going god_fearing christian born_again pious prayerful hasidic godly',
  ],
  [
    'religion',
    'state',
    false,
    'eid diwali hanukkah passover yom_kippur lent prayer_mat friday_prayers ramadhan holy_day religion hijab tudung tudong jilbab abaya songkok headscarf headscarves head_scarf turban burqa niqab kippah yarmulke crucifix ramadan sabbath shabbat prayer prayer_time prayer_break faith_background church_membership place_of_worship bible_study religious_holiday religious_dress',
  ],
  ['religion', 'state', true, 'faith church mosque synagogue temple halal kosher veil'],
  ['sexual_orientation', 'who', false, 'lesbian gay homosexual bisexual transsexual transvestite drag_queen'],
  [
    'sexual_orientation',
    'like',
    false,
    'heterosexual transgender non_binary nonbinary cisgender gender_fluid intersex effeminate straight_acting gender_diverse',
  ],
  ['sexual_orientation', 'like', true, 'straight queer camp trans'],
  [
    'sexual_orientation',
    'state',
    false,
    'sexuality sexual_orientation same_sex_partner lifestyle_choice gay_lifestyle gender_identity',
  ],
  [
    'disability_or_health',
    'who',
    false,
    'amputee diabetic epileptic asthmatic paraplegic quadriplegic tetraplegic alcoholic addict invalid cripple schizophrenic haemophiliac hemophiliac dyslexic cancer_survivor stroke_survivor dwarf',
  ],
  [
    'disability_or_health',
    'like',
    false,
    'able_bodied wheelchair_bound disabled handicapped crippled autistic neurodivergent neurodiverse neurotypical epileptic bipolar obese overweight frail sickly infirm hiv_positive hard_of_hearing partially_sighted mentally_ill mentally_unstable clinically_depressed physically_impaired visually_impaired hearing_impaired disability_free injury_free stammering stuttering limping lame',
  ],
  [
    'disability_or_health',
    'like',
    true,
    'blind deaf mute healthy unhealthy fit depressed anxious unwell ill sick',
  ],
  [
    'disability_or_health',
    'state',
    false,
    'on_the_spectrum on_the_dsp workcover nervous_breakdown nerves time_of_the_month menopause disability disabilities wheelchair stammer stutter lisp limp crutches walking_stick walking_frame white_cane hearing_aid assistance_dog prosthesis prosthetic pacemaker insulin dialysis chemo chemotherapy antidepressant medication sick_leave sick_day sickie stress_leave sickness_record sickness_absence health_problem health_issue health_condition health_history medical_condition medical_history medical_issue medical_problem mental_health_issue mental_illness mental_health_problem mental_health_history depression anxiety burnout ptsd adhd autism dyslexia epilepsy diabetes cancer arthritis asthma hiv multiple_sclerosis parkinson bad_back dodgy_knee crook_back workers_comp workers_compensation workers_compensation_claim workcover_claim acc_claim back_problem back_trouble impairment special_need special_needs learning_difficulty learning_difficulties counselling_history rehab chronic_illness chronic_condition chronic_pain seizure migraine bmi obesity',
  ],
  ['disability_or_health', 'state', true, 'stick cane illness injury injuries surgery'],
  ['appearance', 'who', false, 'blonde brunette redhead stunner hunk babe looker eye_candy'],
  [
    'appearance',
    'like',
    false,
    'good_looking handsome slim slender pretty attractive clean_shaven well_endowed busty leggy petite curvy chubby ugly unattractive photogenic',
  ],
  ['appearance', 'like', true, 'tall short beautiful gorgeous stunning tattooed bearded bald hot'],
  [
    'appearance',
    'state',
    false,
    'pretty_face nice_figure good_look dress_size height_requirement waistline cleavage',
  ],
  [
    'union_or_politics',
    'who',
    false,
    'unionist shop_steward union_rep union_member union_delegate union_activist union_organiser union_organizer union_type union_man lefty leftie leftist tory greenie brexiteer remainer trade_unionist agitator',
  ],
  ['union_or_politics', 'like', false, 'unionised unionized left_wing right_wing left_leaning right_leaning'],
  [
    'union_or_politics',
    'state',
    false,
    'union_membership union_background union_involvement union_activity union_card political_belief political_view political_leaning political_affiliation strike_action strike_record picket_line industrial_action_history',
  ],
];

// A term that is loose in the list above stays so.
const entries = [...WIDE_TERMS, ...TERMS].flatMap(([about, part, loose, words]) =>
  words.split(' ').map((word): [string, Term] => [word.replaceAll('_', ' '), { about, part, loose }]),
);

const KNOWN: ReadonlyMap<string, Term> = new Map(entries);
const LONGEST = Math.max(...entries.map(([word]) => word.split(' ').length));

const ILLNESS_TERM: Term = { about: 'disability_or_health', part: 'state', loose: false };

function termOf(words: string): Term | undefined {
  const said = words.replaceAll('-', ' ').replaceAll(" 's", "'s");
  const stem = said.replace(/'s$/, '');
  return (
    KNOWN.get(said) ??
    KNOWN.get(stem) ??
    (/[^s]s$/.test(stem) ? KNOWN.get(stem.slice(0, -1)) : undefined) ??
    (stem.endsWith('ies') ? KNOWN.get(`${stem.slice(0, -3)}y`) : undefined) ??
    (isIllness(stem) ? ILLNESS_TERM : undefined)
  );
}

/** The longest term that begins at a word, with how many words it takes. */
export function termAt(words: readonly string[], at: number): { term: Term; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const term = termOf(words.slice(at, at + length).join(' '));
    if (term !== undefined) return { term, length };
  }
  return undefined;
}
