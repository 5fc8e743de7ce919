const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Titles before a name, folded and without stops. */
export const TITLES = set(`
  mr mrs ms miss mx master dr doctor prof professor sir dame lord lady rev reverend fr father hon honourable
  honorable judge justice capt captain maj major col colonel lt lieutenant sgt sergeant ing ir dipl-ing dr-ing herr frau
  monsieur madame mme mlle m sr sra srta don dona doña signor signora sig dott dottssa avv pan pani shri smt sheikh
  haji datuk dato tan assoc adjunct em emeritus
`);
/** Titles that are also given names or words: they only count with a stop, or before at least two more words. */
export const DOUBTFUL_TITLES = set(
  'master m fr father don judge justice major hon em tan ing ir lady lord pan sr sig',
);

/** Words that start a surname of several words, folded. */
export const PARTICLES = set(`
  van von vom der den dem de da dos das do del della dello degli di du la le las los el al el- bin ibn ben bint abu ter ten
  te zu zum zur af av mac mc ni nic ui mhic st san santa o d ap ab ould y e i
`);
/** Particles that join a surname to the one before it (`Ortega y Gasset`), never at its beginning. */
export const JOINERS = set('y e i');

/** Generational suffixes. */
export const SUFFIXES = set('jr sr jnr snr junior senior ii iii iv esq esquire 2nd 3rd');
/** Suffixes that are also words or names: they only count after a comma, with a stop, or in capitals. */
export const DOUBTFUL_SUFFIXES = set('junior senior sr');

/** Degrees, memberships, orders and registrations that people write after their names, folded and without stops. */
export const POST_NOMINALS = set(`
  aca acca acma acga aia aat maat fmaat acis fcis mcipp afa aicd gaicd maicd faicd ca cpa fca fcca fcpa fipa mipa cfa cfp cma cgma cia cisa cism cissp
  crisc cima fcma pmp prince2 csm cspo itil togaf phd dphil dba edd md mbbs mbchb mb bds bdsc dds dmd dvm do rn rm en lpn
  np msn bsn crna cna pa-c pharmd rph mpharm frcs frcp mrcp mrcgp fracgp fracp fracs facs ba bsc beng bcom bbus
  bed bfa ba(hons) bsc(hons) llb llm jd ma msc meng mcom mba mbus med mfa mph mpa mphil mres mit msw mfin mecon pgce pgdip grad dipl
  dip dipi adv gdip be(hons) ceng ieng cpeng mieaust fieaust nper rpeq cengnz cpengnz mice fice mrics frics miet fiet
  mimeche fimeche mciob fciob pe eit se leed ap aia raia fraia riba am ao ac oam kbe mbe obe cbe dbe gbe om ch frs
  frsa frse fba dsc dso mc vc qc kc sc jp mp mhr phr sphr shrm-cp shrm-scp sphri fcipd mcipd assoc cipd fahri cahri mahri
  fcilt cips mcips fcips tep stb cta att ea enrolled csci cchem mrsc frsc cphys minstp finstp cmath fima cstat fia fiaa
  fsa asa acas fcas six-sigma lssbb lssgb cscp cpim cpsm rrt lcsw lmft lpc lmhc otr otd slp ccc-slp bcba rbt
`);

/** Vietnamese family names, folded; they come first in a name. */
export const VIETNAMESE = set(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh truong lam mai trinh luong ha cao ta to quach',
);
/** Given names that are the names of fathers or families as often, from Bengal to the Maghreb. */
export const OF_FATHERS = set(`
  abbas abdi abdullahi ahmad akter akhter alam amin anwar ashraf aziz faisal farah habib hamid hamdan haque hasan hossain hussain hussein
  ibrahim iqbal islam ismail jama kabir karim khalid khalil latif mahmood mahmoud mahmud majid malik mansour miah moussa mustafa
  nasser omar osman parvin qasim rafiq rahim rahman rashid saleh salem salim sharif sultana uddin yasin yusuf youssef
`);
/** Names of fathers and grandfathers as they follow one's own in the Horn of Africa, Afghanistan and the west of Africa. */
export const OF_ANCESTORS = set(`
  abukar adan aden abdulle abdullah abdirahman ahmed ali awale barre bile dahir diriye dirie duale egal elmi gedi gelle guled hashi hassan hersi
  hirsi isaaq isse jimale mohamed mohamud muse nur nuur roble samatar sheikh shire warfa warsame yare
  abebe abraha alemu amare araya asfaw assefa bekele berhane berhe debesay desta ghebre girma girmay goitom habte haile hailu kebede kidane
  kiflu lemma mehari mengistu mulugeta negash negassi russom tadesse tefera teklu tesfay tesfaye tewolde woldu yohannes zemichael zerai
  abbasi ghani gul jan khan mohammadi nazari noori rahimi rezai sadat shah stanikzai wardak zaman
  camara ceesay cisse dembele diallo jallow jobe konate kone mamadou oumar sekou sow touray traore
`);
/** Family names that are almost exclusively Vietnamese. */
export const SURELY_VIETNAMESE = set('nguyen tran pham huynh phan bui dinh trinh truong');

/** Romanised Chinese and Korean family names. */
export const EAST_ASIAN = set(`
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie tang song deng han
  feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng su wei lu ding ren yao shen zhong tan fan jin shi
  liao jia xia fu fang zou xiong bai meng qin qiu hou yin xue lei hao gong shao wan gu mao dai mo kong xiang chang
  wong chan cheung lau leung lam ng tsang cheng kwok chow ho yeung tse tang fung chu tsui kwan
  kim lee park choi jung jeong kang cho yoon jang lim oh seo shin kwon hwang ahn hong jeon ko moon son bae baek heo nam
`);
/** Further Chinese family names as they are written in Singapore, Malaysia, Hong Kong and Taiwan. */
export const STRAITS = set(`
  ang aw boey boo chai chang cheah cheam cheong chew chia chiam chiang chin chiu choo chong chua ee eng fong foo foong gan goh goi
  heng hor hsieh hsu hui kek keng khaw khoo khor koh kok kong kuan kuek kuo kwa kwek kwong lai leong lian lien liew liow loh
  loi loke loo low lui lum lye mok ng oei oh ong ooi ow pang peh phang phua png poh poon puah quah quek seah seet seow sia siew
  sim sin sng soh soo soon tay teh teo teoh tham thio thong ting toh tong tsai tseng ung voon wee woo woon yam yap yau yee yeo
  yeoh yep yik yip yong yuen
`);
/** Those of them that are hardly ever a syllable of a given name. */
export const FAMILY_ALONE = set(
  'chua goh huang khoo khor koh kwok lau lim ng ong oei ooi phua quah quek seah seow sng soh tan teh teo teoh toh tsang tsai wong yeoh yeo zhang zhou',
);
/** One syllable of a Chinese or Korean given name as Latin letters spell it: `Kuan`, `Hsien`, `Jong`. */
export const SYLLABLE =
  /^(?:b|p|m|f|d|t|n|l|g|k|h|j|q|x|r|z|c|s|w|y|zh|ch|sh|kh|ts|tz|hs|th|ph|ng|kw|gw|hw|sz|ky|hy|my)?(?:[aeiou]{1,3}|[iu]?ow|[aeiou]w|[aeiou]y|[aeiou]e[aeiou]|y[aeo]{1,2}u?)(?:ng?|m|ck?|k|p|t|h|w|y|i|o|l|r)?$/u;

/** A pattern of one word of Pinyin syllables. */
export const PINYIN =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ue|a|e|i|o|u|ü|v)){1,2}$/u;

/** Chinese and Korean family names of two characters. */
export const DOUBLE_SURNAMES = set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 东方 東方 皇甫 尉迟 公孙 公孫 慕容 令狐 司徒 夏侯 端木 南宮 南宫 남궁 제갈 황보 선우 독고 사공 서문',
);
/** Common Japanese family names of two characters, to tell names without spaces from Chinese ones. */
export const JAPANESE = set(
  '佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 清水 山崎 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 福田 太田 西村 藤井 金子 岡本 藤原 中野 三浦 原田 中川 松田 竹内 小野 田村 中山 和田 石田 森田 上田 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 工藤 今井 高田 丸山 増田 杉山 村田 大塚 新井 藤本 小山 平野 河野 上野 野口 武田 松井 千葉 菅原 岩崎 久保 木下 佐野 野村 松尾 菊地 杉本 市川 古川 大西 島田 水野 桜井 高野',
);

/**
 * Common Spanish, Portuguese and Latin American family names, folded: two of them after a given name are both surnames.
 */
export const IBERIAN = set(`
  garcia gonzalez rodriguez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno munoz
  alvarez romero alonso gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano blanco molina morales suarez
  ortega delgado castro ortiz rubio marin sanz nunez iglesias medina garrido cortes castillo santos lozano guerrero cano
  prieto mendez cruz calvo gallego vidal leon marquez herrera pena flores cabrera campos vega fuentes carrasco diez reyes
  caballero nieto aguilar pascual santana herrero lorenzo montero hidalgo gimenez ibanez ferrer duran santiago benitez
  vargas mora vicente arias carmona crespo roman pastor soto saez velasco moya soler parra esteban bravo gallardo rojas
  silva santos ferreira pereira oliveira costa rodrigues martins jesus sousa fernandes goncalves gomes lopes marques
  alves almeida ribeiro pinto carvalho teixeira moreira correia mendes nunes soares vieira monteiro cardoso rocha
  raposo neves coelho cunha pires ramos reis simoes antunes matos fonseca machado araujo barbosa lima souza nascimento
  zapatero molinero barbero escribano marinero sastre cantero criado alcalde ferreiro tejedor abad conde duque rey carretero cubero
  ballestero montesinos toledo burgos segovia avila cuenca soria zamora lugo sevilla cordoba aranda ubeda baeza lorca caceres
  valencia murcia ocana baena lucena osuna jaen navas robledo merino bermejo pardo rico bueno lobo cordero pino roldan
`);
