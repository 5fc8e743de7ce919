const list = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''));

/**
 * Names of people and companies that are English words as well. Written small they are taken for the word: only the
 * whole name, or the word with a capital, gives somebody away.
 */
export const ORDINARY = list(`
  abbey able acorn ad ado ai aim all alma amber an and angel any apple april archer are arrow art as ash at august
  autumn axis baker band bank banks barber bay bays be beach bean bear beck bell berry best bill bird bishop black
  block bloom blue bob bond book boom boot boots bow bowman box brand brave bridge bridges bright brook brooks brown
  brush buck bull burns bush butcher butler buy by calder camp can card care carpenter carter cash castle chain chance
  chandler chase cherry chip christian church churches city clay clear click cliff close coates cole colt compass cook
  cookson cooper core corner cost cotton counsel court cove cox craft crane cream crisp cross crown cruise crystal cup
  curry cutler dale dash dawn day days dean deer destiny did do dock does don draper drew drive drum duke dyer dean
  eagle earl early east eden edge emery english even ever express faith fair falcon farmer fast faulk favour fay fern
  field fields finch finn firm fish fisher flag fleet flower flowers flynn focus fold force ford forest foreman fort
  foster fountain fox frank free freed freeman french friend frost fuller gale game gap garden gardener gardner gates
  gem gene general german gill give glass glover go gold golden good goodman grace grant grave gray green grey grove
  guest gull gun guy had hack hale hall ham hammer hand hands happy hard hardy harper harry has hat have hawk hay hays
  hazel he head heart heath heather hedge held her here hero hers hid high hill hills hire his ho hold holiday holly
  holmes home honor honour hood hook hope horn house how hub hunt hunter hurst i if in indeed insight iris is island it
  ivy jack james jasmine jay jersey jewel job jobs jordan joy judge june just justice keen key keys kid kind king kings
  kitchen knight knowles lake lamb lance land lane large lark last law laws le lead leaf lee level light lily lime link
  lion little live lock long longer look lord love low luck ma mace main major male man march mark marks marsh marshal
  marshall mason mass master masters match maurice max may mead meadow means mercer mercy merit meta mile miles mill
  miller mills mint mission monday moon moor more morn moss motion mount my myrtle near neal new next nick nigh night
  noble nor norm north note novel now oak oaks oasis ocean of old olive on one onus opal or oracle orange orchard origin
  our out overall owens own pace page pages paige palm parish park parker parks parson pat patch patience paul payne
  peace peach peak pear pearl pen penny people pepper perry pick pierce pike pin piper pitt place plant plum pod point
  pole pond pool poole pope porter post potter power powers precious preston price pride prince prior proctor prudence
  pulse purple purse quest quick quill quince rain rake ram ran randy ranger rank ray read reader ready reason red reed
  reeve reeves remedy rich richer ridge ring rise rivers road rob robin rock rod roll roman root roots rose ruby rush
  rust rusty sadler sage sale salt same sand sanders sandy saint savage savvy saw sawyer say sea seek self senior serene
  service sharp she shell shepherd ship shoemaker shore short silver simple singer single skinner sky slack slate small
  smart smith snow so sole some son song sorrell south spark sparks spear speed spence spencer spring square st stanley
  star starr start steel stein step sterling stern stock stone stones storm story street stripe strong success sue suit
  summer summers sun sutton swan sweet swift tab table tailor take tanner target taylor tea temple term the thomson
  thorn thorne thrush tide till tiller to today toll too top touch tower towers town trace track travel travers tree
  trip true trust tucker turn turner twin tyler up upton usher van vance vest vic victor vine visa vision wade wage wake
  walk walker wall waller want ward ware was waters watt watts way wayne we weaver webb webber well wells west wheat
  wheeler white wild will willow wills win winner winter winters wire wise wolf wood woods woody wool work works world
  worth wren wright yard york you young yours zoom zone
`);

/** Words of which many names of companies are made: none of them alone, nor all together in small, names one. */
export const GENERIC = list(`
  the a an and of for in to & co company group holdings holding global international national australia australian
  zealand kiwi british american european asia pacific apac emea anz uk us usa north south east west northern southern
  eastern western central pan inter trans new old first one united general royal federal state city metro urban regional
  rural local public private services service solutions systems system technologies technology tech digital data cloud
  cyber network networks software hardware labs lab studio studios media creative design designs consulting consultants
  consultancy consultant advisory advisers advisors partners partnership associates recruitment recruiting staffing
  talent people human resources resource engineering engineers engineer construction constructions building builders
  build civil mining minerals energy power water gas oil solar wind electric electrical electronics mechanical
  industries industrial industry manufacturing products production supplies supply logistics transport freight shipping
  rail air aviation automotive motor motors health healthcare medical hospital clinic clinical care aged disability
  community support pharma pharmaceuticals pharmaceutical life science sciences education learning training school
  college university institute academy law legal lawyers accounting accountants finance financial capital investment
  investments wealth asset assets management managed project projects property properties real estate realty retail
  store stores shop trading trade food foods beverage hospitality hotel hotels travel tourism leisure sport sports
  fitness insurance bank banking credit super fund funds trust foundation charity council government department ministry
  authority agency board commission office bureau business commercial corporate enterprise enterprises ventures venture
  development developments innovation innovations research analysis analytics quality assurance planning strategy
  strategic security defence defense aerospace environmental environment sustainable smart advanced applied integrated
  professional premier prime quality total key core alpha beta delta omega apex summit pioneer united future modern
  marketing advertising communications communication telecom telecommunications mobile online web internet information
  computer computing security safety risk audit tax payroll customer client consumer sales facilities facility
  maintenance infrastructure works operations
`);

/** Letters that say something at work, whatever a company of them is called. */
export const ACRONYMS_OF_WORK: ReadonlySet<string> = new Set(
  'ai am api aws ba bi ca cx mh tg nh ceo cfa cfo cima cio coo cpa crm cs cto cv db dc ea ed erp eu ev fp gm gp hq hr ic ict id ip it js kpi la ma mba md ml ms nsw nt nz os pa pc pe ph phd pm pmp pr qa qld qs ra rn sa sap sc sd se seo sql st ta tas ti tv ui uk un us ux va vc vic vp vr wa acca'.split(
    ' ',
  ),
);

/** Letters of rules, papers, methods and things of trades, which no word of a dictionary is. */
export const LETTERS_OF_FIELD: ReadonlySet<string> = new Set(
  'riddor riddors pob lti ltis ltifr trir trifr oim tar tars copc cpc csat aht fcr ecmo als icu itu nicu picu lcr ilaap icaap nsfr ocrs fors bosiet opito compex cpacc amct acrp doj lwd cctc ectc lng lpg ngl co2 ghg esg ev evs bess ppa ppas wssi otb b2b b2c epc epcm pha phas hazop hazops hazid loto iq oq pq usd eur gbp aud vas mtpa mtech btech dsn ppap fmea apqp dmaic oee mtbf mttr rca capa capas ncr ncrs iv iso ohs whs hse ehs qhse ohse ppe msds sds haccp gmp glp gcp ich fda ema tga mhra easa casa faa imo stcw solas hipaa gdpr pci dss sox ifrs gaap cpd ndis ndia nqf eylf hsc vce atar gcse ielts toefl hsk jlpt delf dalf api apis crud cicd cad cam cae bim plc scada hmi plcs dcs mes wms tms oms pos crm cms lms hris hcm ats etl elt olap bi kpis okr okrs sla slas rfp rfps rfq rfi rfqs sop sops poc mvp ux ui cx nps csat fte ftes p&l p&ls r&d m&a q&a h&s f&b m&e a&e ap ar gl bas gst vat paye payg ytd yoy eofy eoy bau fmcg saas paas iaas iot ml nlp llm gis gps gnss lidar rf emc dsp fpga asic pcb pcbs smt hvac bms cnc mig tig mag arc ndt npi fmea fmeda asil dfmea pfmea spc dmaic 5s ssd hdd ram cpu gpu sdk ide http https tcp ip dns vpn lan wan sso mfa iam soc siem dlp icu ecmo crrt ed er ot gp gps acls bls als pals cpr ecg eeg mri ct pet icd ehr emr dva aged fifo dido hv lv mv ac tdi vet tae aml ctf kyc pep ifs brc haz hazop hazid lopa sil rca tpm oee mro rcm cmms eam capex opex npv irr wacc fx etf etfs ipo ipos ebit ebitda roi roas ctr cpc cpa seo sem ppc aov ltv mrr arr gmv uat sit qc tdd bdd oop mvc usd aud nzd eur gbp sgd inr chf cad hkd jpy hz khz mhz ghz kw kwh mw mwh kv kva gwh psi rpm ba bfa pqe cv cvs hr vip vips eap eeo rsa rcg rfid edi gs1 qr pdf csv xml json ok diy tba eta dob asap faq faqs ngo ngos sme smes ceo coo cto cmo cio vp svp evp avp eu un apac emea anz mena latam asean gcc dach nordics ctc lpa apm autosar dsgvo bdsg rgpd lopd hgb bgb estg ustg gobd vob hoai sps cao dao gmao btp cdi cdd cvc tva urssaf bts dut irpf iva rrhh prl kmu ihk hwk tüv pkw lkw edv sgb bem agg bim vbg cse nao opc cact nif'.split(
    ' ',
  ),
);

/** How a sentence goes on after a name, and not after the modal verb or the adverb that the name could be. */
export const AFTER_NAME =
  /^(?:['’]s\b|\s+(?:is|was|has|had|also|currently|previously|recently|consistently|successfully|brings?|leads|led|joined|works|worked|manages|managed|holds|held|built|builds|delivers|delivered|runs|ran|began|started|spent|grew|won|speaks|writes|wrote|took|oversees|oversaw|heads|headed|moved|graduated|completed)\b|\s+came (?:first|next|later|then|after|before)\b|\s+(?:sent|hired|promoted|poached|taught|trained|gave|employed|recruited|offered|paid|seconded|posted|transferred) (?:him|her|them|me|us|the candidate)\b)/iu;

/** Whether every word of a name is one that many names and plain sentences have. */
export function isPlain(words: readonly string[]): boolean {
  return words.every((word) => GENERIC.has(word) || ORDINARY.has(word) || /^\d+$/.test(word));
}
