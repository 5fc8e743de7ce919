import type { Attribute, Part } from './types.ts';

/**
 * Terms beside the first ones of `terms.ts`, by concept: who comes from where and believes what (demonyms and religious
 * groups, chosen with WordNet 3.1 of Princeton University at hand), what bodies suffer from, and the turns of phrase by which people
 * say age, family or belief without naming it. Words are joined by `_`.
 */
export const WIDE_TERMS: readonly (readonly [Attribute, Part, loose: boolean, words: string])[] = [
  [
    'age',
    'who',
    false,
    'spring_chick up_and_comer gen_z gen_zer gen_zs gen_y gen_x gen_xer boomer_type baby_boomers gen_alpha teenybopper uni_leaver college_leaver fresh_grad fresh_graduate recent_graduate young_professional young_one young_person young_adult young_buck young_folk young_man young_men young_woman young_women young_lady young_ladies oldster old_person senior_citizen golden_ager older_person older_people older_worker older_candidate older_applicant older_folk old_folk nonagenarian centenarian grandad nana dinosaur old_dog dodderer fossil silver_surfer early_career_adult youngish_person twentysomething thirtysomething fortysomething fiftysomething sixtysomething over_forty over_fifty over_sixty under_thirty under_forty under_fifty over_40 over_50 over_60 under_30 under_35 under_40 under_50 over_40s over_50s over_60s under_30s under_35s under_40s under_25s over_forties over_fifties over_sixties under_thirties under_forties under_fifties',
  ],
  [
    'age',
    'like',
    false,
    'youngish oldish doddery past_it over_the_hill long_in_the_tooth set_in_their_ways set_in_his_ways set_in_her_ways no_spring_chicken fresh_faced college_age college_aged uni_age school_age_or_just_over twenty_odd thirty_odd forty_odd fifty_odd sixty_odd tech_native pre_retirement near_retirement nearing_retirement approaching_retirement close_to_retirement greying grey_haired silver_haired gray_haired white_haired youngest_at_heart',
  ],
  [
    'age',
    'state',
    false,
    'before_the_internet before_mobile_phones before_email before_computers career_in_front_of career_ahead_of life_ahead_of life_in_front_of past_their_prime past_your_prime stage_of_life time_of_life stage_in_life stage_in_their_life phase_of_life chapter_of_life autumn_years later_years best_years years_ahead_of_them years_left_in_them years_left years_ahead out_of_school out_of_uni out_of_university out_of_college out_of_high_school since_leaving_school since_school since_uni since_college left_school_in left_school_after finished_school_in finished_school_after straight_from_school straight_from_uni straight_from_college straight_out_of_uni straight_out_of_college straight_out_of_school fresh_from_school fresh_from_uni fresh_from_university fresh_from_college fresh_out_of_school fresh_out_of_uni fresh_out_of_university fresh_out_of_college still_at_uni still_in_their_twenties early_twenties mid_twenties late_twenties early_thirties mid_thirties late_thirties early_forties mid_forties late_forties early_fifties mid_fifties late_fifties early_sixties twilight_of_their_career grandchild grandchildren grandkid grandson granddaughter seniors_card pension_age retirement_age age_bracket age_group age_range age_limit age_profile younger_face younger_legs young_legs fresh_legs young_face young_mind generation_z generation_y tiktok_generation instagram_generation older_face older_head gold_card superannuant bus_pass',
  ],
  [
    'sex',
    'who',
    false,
    "woman's_eye woman's_view woman's_instinct woman's_intuition woman's_hand man's_hand man's_strength masseuse actress stewardess hostess seamstress barman barmen cameraman cameramen foreman foremen draughtsman draughtsmen linesman linesmen craftsman craftsmen doorman doormen fireman firemen policeman policemen businessman businessmen businesswoman businesswomen cowboy lumberjack broad bimbo tomboy damsel bachelorette ladette good_old_boy mankind womankind fellow_men footy_bloke surfer_dude tea_lady dinner_lady cleaning_lady tea_ladies sales_girl office_girl shop_girl promo_girl office_boy delivery_boy delivery_man delivery_men maintenance_man maintenance_men repairman repairmen manpower_man headmistress headmaster mum_type boys_club",
  ],
  [
    'sex',
    'like',
    false,
    'female_only male_only all_male all_female all_girl all_boy all_women all_men ladies_only women_only men_only unladylike unmanly effete virile burly strapping feminine_looking mannish',
  ],
  [
    'sex',
    'state',
    false,
    'high_heel heels make_up makeup lipstick feminine_side male_energy female_energy masculine_energy feminine_energy male_voice female_voice feminine_touch male_presence female_presence pronoun male_environment female_environment feminine_presentation feminine_appearance deep_voice womb female_intuition chromosome facial_hair long_hair',
  ],
  [
    'family',
    'who',
    false,
    'young_family young_families breadwinner main_earner second_earner single_person single_people single_dad single_mum single_mom solo_mum solo_dad solo_parent solo_mother lone_parent working_mum working_mom working_mother working_dad working_parent young_mum young_mother new_mum new_mom new_dad new_mother new_father new_parent school_mum stay_at_home_mum stay_at_home_dad stay_at_home_mom bride newly_wed stepmother stepfather stepmum stepdad foster_parent foster_carer godmother divorced_person singleton dinks dink ex_wife ex_husband single_lady single_ladies married_man married_men married_woman married_women married_couple family_person family_people',
  ],
  [
    'family',
    'like',
    false,
    'newly_married recently_married happily_married newly_engaged recently_engaged recently_divorced newly_divorced newly_single recently_separated footloose_and_fancy_free unwed family_free kid_free baby_free commitment_free unencumbered tied_down settled_down single_and_ready',
  ],
  [
    'family',
    'state',
    false,
    "relatives marry marrying marries sick_children mother_in_law father_in_law stepchild stepchildren stepson stepdaughter nephew niece school_age_boy school_age_girl school_age_son school_age_daughter young_son young_daughter little_one little_ones wee_one youngster_at_home teenager_at_home kids_at_school kids_to_feed mouths_to_feed family_to_feed young_kid small_kid small_child small_children young_child young_children child_minding childminding childminder child_support custody custody_battle custody_hearing maternity_history family_obligation family_tie family_matter family_circumstance family_planning family_demand family_pressure family_duty family_duties home_duties home_commitment domestic_commitment domestic_duties parental_duties parenting_duties caring_commitment caring_duties carer's_leave carers_leave carer_responsibilities carer_responsibility sick_child sick_kid sick_kids elderly_parent elderly_mother elderly_father ageing_parent honeymoon wedding wedding_plan wedding_ring settle_down settling_down starting_a_family start_a_family starting_family family_soon kids_soon nursery_pick_up school_holidays_off drop_off_and_pick_up maiden_name other_half better_half civil_partnership defacto de_facto de_facto_partner stay_at_home_spouse stay_at_home_wife stay_at_home_husband stay_at_home_partner domestic_partner live_in_partner life_partner home_with_the_kids at_home_with_kids raising_kids raising_children bringing_up_kids bringing_up_children",
  ],
  [
    'pregnancy',
    'like',
    false,
    'preggers preggo knocked_up heavily_pregnant newly_pregnant recently_pregnant postpartum post_partum postnatal nursing_mother breastfeeding lactating',
  ],
  [
    'pregnancy',
    'state',
    false,
    'months_along weeks_along months_gone weeks_gone months_pregnant weeks_pregnant first_trimester second_trimester third_trimester trimester baby_on_the_way child_on_the_way bun_in_the_oven get_pregnant getting_pregnant fall_pregnant falling_pregnant become_pregnant becoming_pregnant trying_for_a_baby trying_for_kids trying_to_conceive clock_ticking biological_clock miscarriage abortion c_section having_babies have_babies having_kids have_kids more_kids more_children more_babies maternity_risk maternity_break pump_milk express_milk expressing_milk antenatal_appointment prenatal_appointment adoption_leave due_in_spring due_in_summer due_in_autumn due_in_winter fertility_treatment',
  ],
  [
    'race_or_origin',
    'who',
    false,
    'germans greeks italians poles russians americans britons australians canadians koreans arabs asians europeans africans nigerians indians pakistanis mexicans brazilians colombians romanians bulgarians hungarians ukrainians iranians iraqis syrians egyptians ethiopians somalis kenyans zimbabweans indonesians malaysians thais filipinos samoans tongans fijians dane swede finn norseman norwegian icelander dutchman dutchmen englishman englishmen englishwoman frenchman frenchmen frenchwoman irishman irishmen irishwoman scotsman scotsmen scot welshman welshmen spaniard turk croat serb slav celt balt maltese cypriot israeli iraqi emirati omani kuwaiti qatari saudi yemeni bedouin berber tamil uyghur hmong inuit native_american first_nations_person first_nations first_nation torres_strait_islander pacific_islander south_sea_islander cook_islander māori_person maori pākehā pakeha_person papuan niuean tokelauan anglo_australian anglo_aussie anglo_indian anglo_celtic white_australian white_person white_people white_man white_men white_woman white_women white_boy black_person black_people black_man black_men black_woman black_women brown_person brown_people brown_man person_of_colour bame bipoc ethnics ethnic foreign_worker foreign_student overseas_student international_student fob newcomer_to_the_country new_arrival non_local non_australian non_aussie non_kiwi non_american non_brit non_british non_asian non_indian non_european non_whites skippy wog gringo boat_people economic_migrant working_holiday_maker backpacker second_generation_migrant first_generation_migrant jewess afrikaner boer zulu xhosa yoruba igbo hausa hutu tutsi somalian ethiopian_born punjabi_boy mainlander mainland_chinese cantonese_person han_chinese hindustani southerner northerner scouser geordie cockney',
  ],
  [
    'race_or_origin',
    'like',
    false,
    'goan keralan keralite malayali sindhi kurd corsican silesian manx albanian algerian andorran angolan antiguan argentine argentinian armenian aruban austrian azerbaijani azeri bahamian bahraini barbadian bajan basque bavarian belarusian belgian belizean beninese bermudian bhutanese bolivian bosnian botswanan bruneian burkinabe burmese burundian cambodian cameroonian canadian catalan chadian chechen chilean comorian costa_rican creole cypriot djiboutian dominican ecuadorian emirati estonian eurasian faroese gabonese gambian georgian grenadian guamanian guatemalan guinean guyanese hawaiian honduran hong_konger icelandic indo_fijian israeli ivorian jordanian kashmiri kazakh kenyan kosovar kuwaiti kyrgyz laotian latvian levantine liberian libyan lithuanian macedonian malagasy malawian malay maldivian malian maltese marshallese mauritanian mauritian micronesian moldovan mongolian montenegrin moroccan mozambican namibian nauruan nicaraguan omani palestinian panamanian paraguayan puerto_rican qatari rwandan salvadoran sardinian saudi scandinavian senegalese sicilian sierra_leonean sikkimese singaporean sinhalese slavic slovak slovenian south_african south_sudanese surinamese swiss tajik tanzanian tibetan togolese trinidadian tunisian turkmen tuvaluan ugandan uruguayan uzbek yemeni zambian german_born locally_born overseas_born australian_born aussie_born uk_born us_born british_born indian_born chinese_born asian_born non_english_speaking southern_european northern_european latin_american south_american central_american north_african west_african east_african southern_african south_east_asian southeast_asian central_asian pacific_islander nordic oriental aryan caucasoid olive_skinned pale_skinned tanned_skinned asian_looking western_looking european_looking white_looking english_looking arab_looking anglo_looking swarthy',
  ],
  ['race_or_origin', 'like', true, 'danish finnish norwegian czech mandarin cantonese'],
  [
    'race_or_origin',
    'state',
    false,
    'grown_up_in grew_up_in raised_in brought_up_in brought_up_here grew_up_here raised_here grown_up_here skin_tone dark_skin fair_skin light_skin white_skin heavy_accents strong_accents native_country home_country country_of_origin national_origin ethnic_name foreign_names foreign_surname english_name english_sounding_name western_name anglo_name anglo_sounding_name unpronounceable_name hard_to_pronounce_name afro afros dreadlock braids dreads cornrow tribal_mark our_own_kind own_kind same_tribe caste sub_caste clan lineage pedigree migrant_parents migrant_family refugee_family parents_migrated parents_emigrated parents_are_from family_is_from family_comes_from fresh_off_the_boat off_the_boat fob_accent cultural_background ethnic_community racial_background race_or_colour raised_overseas grew_up_overseas born_overseas born_abroad born_here born_in_australia born_in_england born_in_india born_in_china born_locally foreign_upbringing',
  ],
  [
    'nationality',
    'who',
    false,
    'student_visa_holder temporary_visa_holder sponsored_worker 457_visa_holder bridging_visa_holder dual_national dual_citizen naturalised_citizen naturalized_citizen eu_national eu_citizen non_eu_national undocumented_worker',
  ],
  [
    'language',
    'who',
    false,
    'native_french_speaker native_german_speaker native_spanish_speaker native_mandarin_speaker mother_tongue_speaker english_mother_tongue_speaker first_language_speaker non_english_speaker second_language_speaker esl_type',
  ],
  [
    'language',
    'state',
    false,
    'like_a_local like_a_native as_a_first_language only_language_at_home native_level native_fluency broken_english accented_english perfect_accent neutral_accent bbc_accent posh_accent british_accent american_accent australian_accent aussie_accent english_accent indian_accent asian_accent chinese_accent regional_accent language_from_birth spoken_from_birth home_language language_at_home without_an_accent accent_neutral unaccented first_tongue',
  ],
  [
    'religion',
    'who',
    false,
    'moslem jesuit franciscan benedictine augustinian mennonite amish nazarene parsi parsee zoroastrian taoist confucian shintoist hare_krishna scientologist satanist wiccan freemason mason unitarian universalist congregationalist episcopalian puritan calvinist huguenot christadelphian brethren exclusive_brethren plymouth_brethren charismatic bible_basher bible_thumper holy_roller born_again_christian muslimah sufi salafi wahhabi ismaili ahmadi alawite druze copt maronite melkite chaldean hasid ultra_orthodox ashkenazi sephardi zionist vaishnava brahmin dalit non_believer nonbeliever unbeliever freethinker theist deist humanist churchman churchwoman churchgoer parishioner altar_boy choirboy congregant worshipper worshiper fundamentalist islamist apostate lapsed_catholic vegan_for_faith religious_type religious_people religious_person believers',
  ],
  [
    'religion',
    'like',
    false,
    'non_religious nonreligious irreligious unreligious secular_minded bible_believing spirit_filled god_loving jesus_loving church_raised mosque_going temple_going synagogue_going mosque_attending church_attending observant_jewish orthodox_jewish roman_catholic greek_orthodox russian_orthodox coptic judaic judeo_christian muslim_born hijabi veiled turbaned kosher_keeping halal_observant teetotal_for_faith christ_centred christ_centered',
  ],
  [
    'religion',
    'state',
    false,
    'celebrate_christmas celebrates_christmas celebrate_easter celebrates_easter observe_christmas keep_lent stop_for_prayers stop_for_prayer stop_to_pray say_grace says_grace saying_grace islam hinduism buddhism christianity judaism catholicism sikhism jainism pray prays praying prayed bible_study bible_group bible_verse scripture church_attendance sunday_worship worship sunday_mass sunday_school friday_mosque friday_prayer jumuah five_prayers prayer_room religious_belief religious_reasons religious_view religious_faith religious_observance religious_obligation religious_day religious_upbringing religious_background religious_holidays christian_faith christian_value christian_values christian_belief christian_beliefs islamic_faith muslim_faith jewish_faith catholic_faith hindu_faith our_faith shared_faith statement_of_faith relationship_with_god relationship_with_christ walk_with_god walk_with_christ love_of_god love_of_jesus jesus christ allah quran koran torah crucifixes kirpan kara dastar payot tzitzit tichel sheitel chador abaya thobe skullcap skull_cap kufi bindi tilak hajj umrah ramadan_hours lenten yom_kippur rosh_hashanah good_friday_service easter_service baptised baptized christened confirmed_catholic bar_mitzvah bat_mitzvah sabbath_observance sabbath_observer sharia dietary_law fasts fasting',
  ],
  [
    'sexual_orientation',
    'who',
    false,
    'same_sex_couple gay_couple lesbian_couple gay_man gay_men gay_woman gay_women gay_guy gay_people bi_person poof pansy dyke fag homo trans_woman trans_women trans_man trans_men trans_person trans_people transwoman transman ladyboy drag_king cross_dresser crossdresser twink',
  ],
  [
    'sexual_orientation',
    'like',
    false,
    'asexual pansexual polyamorous closeted openly_gay openly_bisexual openly_lesbian openly_queer same_sex_attracted gender_fluid genderfluid gender_queer genderqueer gender_nonconforming agender bigender transitioned transitioning sissy limp_wristed bi_curious non_heterosexual non_straight not_straight',
  ],
  [
    'sexual_orientation',
    'state',
    false,
    'sexual_preference sexual_identity gender_reassignment gender_transition transition_surgery gender_affirming coming_out came_out same_sex_relationship same_sex_marriage his_boyfriend her_girlfriend his_husband her_wife dead_name deadname preferred_pronoun gay_scene pride_flag hormone hrt',
  ],
  [
    'disability_or_health',
    'who',
    false,
    'amnesiac anorexic bulimic arthritic spastic hunchback midget cripples retard nutter psycho schizo basket_case junkie drunk ex_addict ex_alcoholic ex_drug_user drug_addict drug_user heavy_smoker smoker chain_smoker hypochondriac insomniac diabetic_person wheelchair_user crutch_user lip_reader deaf_person blind_person sign_language_user service_dog_owner guide_dog_owner mental_patient mental_case disabled_person disabled_people handicapped_person able_bodied_person able_bodied_people neurodivergent_person aspie autist special_needs_person fatty fatso sickie_taker malingerer compo_claimant dsp_recipient burns_survivor transplant_recipient cancer_patient cancer_sufferer stroke_victim sufferer',
  ],
  [
    'disability_or_health',
    'like',
    false,
    'able_bodied able_minded fully_able physically_perfect physically_sound physically_intact medically_fit physically_fit fighting_fit fit_and_healthy in_good_health in_perfect_health in_full_health in_excellent_health of_sound_body of_sound_mind sound_of_mind sound_of_body mentally_sound mentally_stable mentally_strong mentally_fit mentally_healthy emotionally_stable emotionally_unstable mentally_fragile mentally_disabled physically_disabled intellectually_disabled learning_disabled colour_blind color_blind short_sighted long_sighted legally_blind profoundly_deaf partially_deaf half_deaf half_blind one_armed one_legged one_eyed housebound bedridden paralysed paralyzed arthritic asthmatic anaemic anemic diabetic dyspraxic dyscalculic suicidal manic psychotic neurotic paranoid medicated unmedicated sober teetotal recovering alcohol_dependent drug_dependent immunocompromised immunosuppressed hiv_negative hiv_positive unvaccinated vaccinated incontinent menopausal perimenopausal hormonal sickness_prone accident_prone injury_prone morbidly_obese underweight anorexic bulimic chronically_ill terminally_ill long_term_sick non_smoking non_smoker pain_free',
  ],
  [
    'disability_or_health',
    'state',
    false,
    "two_good_arms two_good_legs good_arms good_legs arms_and_legs all_their_limbs limbs psych_ward mental_ward mental_hospital psychiatric_hospital psychiatric_ward perfect_health good_health excellent_health full_health robust_health rude_health poor_health ill_health failing_health clean_bill_of_health health_scare health_trouble health_record health_worry health_status state_of_health clean_medical medical_record medical_background medical_clearance medical_need medical_appointment mental_state mental_breakdown suicide_attempt self_harm eating_disorder anorexia bulimia panic_attack phobia ocd obsessive_compulsive add_diagnosis add_meds asperger asperger's aspergers tourette tourettes tourette's down_syndrome downs_syndrome down's_syndrome cerebral_palsy cystic_fibrosis muscular_dystrophy spina_bifida polio motor_neurone motor_neuron parkinsons parkinson's alzheimer alzheimers alzheimer's dementia stroke heart_attack heart_problem heart_trouble heart_disease heart_surgery high_blood_pressure blood_pressure cholesterol kidney_stone kidney_failure kidney_disease liver_disease lung_disease copd emphysema long_covid chronic_fatigue fibromyalgia endo endometriosis lupus crohn crohns crohn's ibs colitis coeliac celiac tinnitus vertigo cataract glaucoma hearing_loss sight_loss vision_loss poor_eyesight bad_eyesight poor_hearing bad_hearing bad_knee bad_knees bad_hip bad_shoulder bad_neck dodgy_back dodgy_knees dodgy_hip dodgy_shoulder dodgy_heart bad_heart weak_heart weak_back slipped_disc herniated_disc sciatica hernia rsi carpal_tunnel whiplash old_injury past_injury prior_injury previous_injury back_injury knee_injury shoulder_injury work_injury workplace_injury injury_claim compo compo_claim comp_claim sick_note sick_cert sick_certificate medical_certificate medical_certificates sick_days sick_record absence_record sickness_history sick_history days_off_sick time_off_sick off_sick on_sick_leave off_on_stress long_term_leave light_duties modified_duties disability_pension disability_support_pension mobility_scooter mobility_aid mobility_issue leg_brace back_brace neck_brace glass_eye false_leg artificial_leg artificial_limb missing_limb missing_finger cochlear_implant guide_dog assistance_animal service_dog service_animal support_animal support_dog emotional_support speech_impediment speech_impairment speech_defect speech_problem learning_disability learning_disorder intellectual_disability physical_disability physical_limitation physical_impairment physical_defect birth_defect genetic_condition genetic_disorder blood_disorder hepatitis tb tuberculosis std sti aids_virus drug_habit drug_problem drinking_problem drink_problem alcohol_problem gambling_problem substance_abuse addiction rehab_stay aa_meeting aa_meetings drying_out detox methadone shrink meds happy_pills lithium prozac valium ritalin pill_popper scars scarring birthmark cleft_lip amputation hysterectomy mastectomy transplant bypass radiotherapy radiation_treatment tumour tumor leukaemia leukemia lymphoma melanoma period_pain hot_flushes hot_flashes pms weight_problem weight_issue waist_size",
  ],
  ['disability_or_health', 'state', true, 'therapist psychiatrist mental_health breakdown'],
  [
    'appearance',
    'who',
    false,
    'beauty_queen model_type bombshell glamour_girl glamour_model pretty_boy plain_jane skinhead punk goth',
  ],
  [
    'appearance',
    'like',
    false,
    'cute well_built good_figured fit_looking fresh_looking youthful_looking great_looking nice_looking better_looking well_proportioned easy_on_the_eye easy_on_the_eyes pleasing_to_the_eye skinny plump stocky lanky stout portly pudgy buxom shapely toned athletic_build model_like unshaven unbearded beardless pierced heavily_tattooed visibly_tattooed blue_eyed brown_eyed green_eyed red_headed ginger_haired fair_haired dark_haired blond blonde_haired homely telegenic camera_ready big_boned obese_looking',
  ],
  [
    'appearance',
    'state',
    false,
    'good_looks nice_looks great_looks model_looks killer_legs long_legs nice_smile pretty_smile pleasing_appearance pleasant_appearance attractive_appearance youthful_appearance physical_appearance physical_attractiveness attractive_features facial_feature body_type body_shape slim_build slim_figure slender_build trim_figure athletic_figure hourglass_figure full_length_photo full_body_photo recent_photo headshot bust_size cup_size waist_measurement natural_hair hair_colour hair_color eye_colour eye_color visible_tattoo visible_tattoos facial_piercing nose_ring bad_skin bad_teeth sex_appeal physique',
  ],
  [
    'union_or_politics',
    'who',
    false,
    'cfmeu_member cfmeu_members cfmeu amwu etu_member etu_members etu mua rtbu nteu anmf asu_member awu_member awu_members sda_member tearaway_unionist unite_member unison_member gmb_member rmt_member teamster teamsters wobblies organiser_type wharfie_unionist shop_floor_agitator troublemaker stirrer ringleader whistleblower whistle_blower strike_breaker scab picketer anarchist marxist leninist communist commie bolshie socialist fascist nazi right_winger left_winger conservative_voter liberal_voter labor_voter labour_voter tory_voter green_voter greens_voter republican_voter democrat_voter democrat trump_supporter trumpist maga_supporter maga_type trump_voter biden_voter harris_voter starmer_fan corbynite blairite thatcherite nationalist separatist royalist monarchist republican_type libertarian woke_type woke_people snowflake social_justice_warrior antivaxxer anti_vaxxer party_member labor_member labor_man labour_man labor_woman labour_woman liberal_party_member labor_party_member labour_party_member party_activist',
  ],
  [
    'union_or_politics',
    'like',
    false,
    'card_carrying non_union anti_union pro_union union_friendly union_free union_minded politically_active politically_neutral politically_conservative politically_progressive politically_correct politically_sound socially_conservative woke anti_woke far_right far_left hard_left hard_right pro_life pro_choice apolitical',
  ],
  [
    'union_or_politics',
    'state',
    false,
    'member_of_the_greens member_of_the_labor_party member_of_the_labour_party member_of_the_liberal_party member_of_the_national_party member_of_the_nationals member_of_the_conservatives member_of_the_conservative_party member_of_the_republican_party member_of_the_democratic_party member_of_the_democrats member_of_one_nation belongs_to_the_union belong_to_the_union votes_liberal votes_labor votes_labour votes_green votes_greens votes_tory votes_conservative votes_republican votes_democrat votes_national votes_act vote_liberal vote_labor vote_labour vote_green vote_tory vote_conservative vote_republican vote_democrat voted_liberal voted_labor voted_labour voted_green voted_tory voted_conservative voted_republican voted_democrat voted_brexit voted_remain voted_leave voting_history voting_intention joined_a_union joined_the_union joining_the_union join_a_union joining_a_union member_of_a_union member_of_the_union member_of_a_trade_union paid_up_member union_dues union_fees union_ticket union_sympathies union_record union_past union_history collective_agreement_fan been_on_strike gone_on_strike went_on_strike going_on_strike industrial_trouble political_belief political_beliefs political_opinion political_opinions political_stance political_party political_allegiance political_activity political_persuasion left_leaning_views right_leaning_views conservative_views progressive_views liberal_views our_politics his_politics her_politics their_politics politics_of_the_owner maga_hat',
  ],
];

/** The ends by which medicine names what somebody suffers from, and the words that end so and name none. */
const SUFFERING = /^[a-z]{2,}(?:itis|osis|aemia|emia|opathy|algia|plegia|phobia|phrenia|sclerosis)$/;
const NO_SUFFERING =
  /^(?:diagnosis|prognosis|hypnosis|symbiosis|osmosis|metamorphosis|apotheosis|hypostasis|mitosis|meiosis|academia|bohemia|premia|homeopathy|osteopathy|naturopathy|telepathy|sympathy|empathy|nostalgia|zygosis|morphosis|photosynthesis)$/;

/** Whether a word names an illness by its form. */
export const isIllness = (word: string): boolean => SUFFERING.test(word) && !NO_SUFFERING.test(word);
