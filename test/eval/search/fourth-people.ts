/**
 * People of many desks, by hand: trades from the narrow to the wide | title | employer | city | years of work | the year their job began |
 * skills | certificates | what else is known (`was` their earlier jobs, the later first, as title@employer).
 */
export const PEOPLE_BY_HAND = `
site manager,construction|Site Manager|Balfour Beatty|Manchester|14|2020|Temporary works,RAMS,Groundworks|SMSTS,CSCS|was=Assistant Site Manager@Kier;level=senior;pay=58k
site manager,construction|Senior Site Agent|Kier|Leeds|19|2018|RAMS,Highways,NEC contracts|SMSTS|was=Site Agent@Skanska;notice=4 weeks
site manager,construction|Site Supervisor|Hutchinson Builders|Brisbane|11|2022|Subcontractor management,Procore|White Card|was=Leading Hand Carpenter@Alder Homes;pay=135k
site manager,construction|General Foreman|Multiplex|Sydney|22|2019|High-rise,Formwork|White Card|was=Foreman@Lendlease;pay=180k
site manager,construction|Construction Superintendent|Turner Construction|Chicago|17|2021|Punch lists,Procore|OSHA 30|was=Superintendent@Skanska
construction manager,construction|Project Manager|Lendlease|Melbourne|15|2020|Procore,Programming,High-rise||was=Project Engineer@John Holland;pay=220k;level=senior
construction manager,construction|Project Manager|Alder Homes|Melbourne|9|2022|Buildxact,Client handover||was=Site Supervisor@Alder Homes;pay=140k
construction manager,construction|Contracts Manager|Skanska|London|18|2019|NEC contracts,Bridges||was=Site Agent@Balfour Beatty;level=senior;pay=85k
construction manager,construction|Senior Project Manager|CPB Contractors|Brisbane|20|2021|Rail,Tunnelling||was=Project Manager@John Holland;level=senior
quantity surveyor,construction|Quantity Surveyor|Mace|London|8|2022|CostX,NEC contracts|MRICS|was=Assistant QS@Turner & Townsend;pay=68k
quantity surveyor,construction|Cost Manager|Turner & Townsend|Dubai|12|2020|Cost planning,FIDIC|MRICS|was=Quantity Surveyor@Arcadis
quantity surveyor,construction|Contracts Administrator|Multiplex|Perth|6|2022|Variations,Progress claims||pay=130k
quantity surveyor,construction|Commercial Manager|Laing O’Rourke|Manchester|21|2017|Final accounts,JCT|MRICS|was=Senior QS@Kier;level=senior
estimator,construction|Estimator|Hutchinson Builders|Brisbane|10|2021|Cubit,Tendering||was=Cadet@Alder Homes
electrician,trades|Electrician|Dalkia|Manchester|9|2021|Containment,Testing and inspection|18th Edition,JIB Gold Card|work=contract;pay=21 GBP per hour
electrician,trades|Approved Electrician|Harwood Electrical|Leeds|16|2016|Three phase,Testing and inspection|18th Edition,ECS Gold Card|level=senior
electrician,trades|A Grade Electrician|Nilsen|Melbourne|7|2022|Switchboards,Solar PV|A Grade licence,White Card|pay=52 AUD per hour;work=contract
electrician,trades|Leading Hand Electrician|Downer|Perth|13|2019|HV switching,Instrumentation|Electrical licence|was=Electrician@Monadelphous;pay=150k
electrician,trades|Journeyman Electrician|IES Holdings|Houston|11|2020|Conduit,NEC code|OSHA 30|pay=38 USD per hour
electrician,trades|Elektroniker für Betriebstechnik|Siemens|Munich|12|2018|SPS,Schaltschrankbau||langs=German
plumber,trades|Plumber|Morrison Plumbing|Auckland|8|2021|Drainlaying,Hot water|Certifying plumber licence|pay=45 NZD per hour
plumber,trades|Plumber & Gasfitter|Reece Services|Melbourne|15|2018|Gasfitting,Roof plumbing|White Card|pay=120k
gas engineer,plumber,trades|Gas Engineer|British Gas|London|10|2019|Boilers,Fault finding|Gas Safe|pay=46k
gas engineer,plumber,trades|Heating & Plumbing Engineer|HomeServe|Bristol|6|2022|Unvented cylinders,Boilers|Gas Safe|pay=43k;notice=2 weeks
carpenter,trades|Carpenter|Alder Homes|Brisbane|9|2020|Framing,Fix-out|White Card|pay=48 AUD per hour;work=contract
carpenter,trades|Bench Joiner|Oakley Joinery|Leeds|20|2012|Staircases,CNC router|CSCS|
carpenter,trades|Shuttering Carpenter|Laing O’Rourke|London|13|2021|Formwork,Falsework|CSCS|work=contract;pay=24 GBP per hour
carpenter,trades|Formwork Carpenter|Multiplex|Sydney|11|2022|Formwork,Jump form|White Card|
bricklayer,trades|Bricklayer|Redrow|Bristol|18|2017|Facework,Blockwork|CSCS|work=contract
bricklayer,trades|Brick & Blocklayer|Boral Contracting|Perth|7|2021|Blockwork|White Card|
scaffolder,trades|Advanced Scaffolder|Altrad|Aberdeen|14|2019|Offshore,Tube and fitting|CISRS,BOSIET|
scaffolder,trades|Scaffolder|Layher Services|Sydney|6|2023|Kwikstage|High risk work licence,White Card|pay=46 AUD per hour
plant operator,trades|360 Excavator Operator|Kier|Leeds|12|2020|Machine control,Trenching|CPCS|work=contract
plant operator,trades|Excavator Operator|Downer|Perth|9|2021|GPS,Bulk earthworks|White Card|pay=50 AUD per hour
crane operator,plant operator,trades|Tower Crane Operator|Mace|London|16|2018|Luffing jib|CPCS|
refrigeration mechanic,trades|Refrigeration Mechanic|Airmaster|Sydney|8|2021|Split systems,Chillers|ARCtick licence|pay=110k
refrigeration mechanic,trades|Air Conditioning Engineer|Daikin|London|11|2019|VRV,Chillers|F-Gas|pay=48k
refrigeration mechanic,trades|HVAC Service Technician|Carrier|Houston|14|2017|Chillers,Controls|EPA 608|pay=36 USD per hour
welder,trades|Coded Welder|Cammell Laird|Manchester|17|2016|TIG,MMA|ASME IX|
welder,trades|Boilermaker|Monadelphous|Perth|10|2021|Shutdowns,Flux core|High risk work licence|pay=58 AUD per hour
pipefitter,trades|Pipefitter|Mercury Engineering|Cork|15|2020|Orbital welding,Isometrics|Safe Pass|
civil engineer,engineer|Site Engineer|John Sisk|Dublin|4|2022|Setting out,Total station|Safe Pass|level=mid;pay=52k
civil engineer,engineer|Section Engineer|Balfour Beatty|London|8|2021|Setting out,Drainage|ICE member|
civil engineer,engineer|Graduate Civil Engineer|AECOM|Auckland|1|2025|Civil 3D,12d||level=junior;pay=72k
structural engineer,engineer|Senior Structural Engineer|Arup|Singapore|13|2019|ETABS,Post-tensioning|CEng|level=senior
hse,safety|HSE Advisor|John Sisk|Cork|7|2021|Toolbox talks,Incident investigation|NEBOSH,Safe Pass|
hse,safety|SHEQ Manager|Kier|Manchester|15|2018|ISO 45001,Auditing|NEBOSH|level=senior;pay=62k
hse,safety|WHS Coordinator|Multiplex|Sydney|6|2022|SWMS,Toolbox talks|Cert IV WHS,White Card|
planner,construction|Planning Engineer|Mace|London|9|2021|Primavera P6,Asta|
architectural technologist,architect|Architectural Technologist|Foster + Partners|London|10|2019|Revit,Detailing|MCIAT|
architect,design|Part II Architectural Assistant|BDP|Manchester|2|2024|Revit,Rhino||level=junior
bim manager,construction|BIM Coordinator|Arup|Dublin|7|2022|Revit,Navisworks||
odp,theatre,health|Operating Department Practitioner|Leeds Teaching Hospitals NHS Trust|Leeds|8|2019|Anaesthetics,Airway management|HCPC registration|pay=40k;notice=8 weeks
odp,theatre,health|Anaesthetic Practitioner|Spire Healthcare|Bristol|11|2021|Anaesthetics,Recovery|HCPC registration|was=ODP@North Bristol NHS Trust
scrub nurse,theatre,registered nurse,nurse,health|Scrub Nurse|Guy’s and St Thomas’ NHS Foundation Trust|London|9|2020|Orthopaedics,Robotic surgery|NMC registration|pay=43k
scrub nurse,theatre,registered nurse,nurse,health|Scrub Scout Nurse|Ramsay Health Care|Sydney|6|2022|Orthopaedics,Scout|AHPRA registration|pay=98k
scrub nurse,theatre,registered nurse,nurse,health|Circulating RN|HCA Healthcare|Houston|12|2018|Robotic surgery|CNOR,BLS|pay=48 USD per hour
recovery nurse,theatre,registered nurse,nurse,health|PACU Nurse|St Vincent’s Health|Melbourne|10|2019|PACU,ALS|AHPRA registration|
surgical technologist,theatre,health|Surgical Technologist|HCA Healthcare|Houston|5|2022|Sterile technique|CST|
emergency nurse,registered nurse,nurse,health|Staff Nurse A&E|Manchester University NHS Foundation Trust|Manchester|4|2022|Triage,Plastering|NMC registration|level=mid;pay=35k
emergency nurse,registered nurse,nurse,health|ED Registered Nurse|St Vincent’s Health|Sydney|7|2020|Triage,ALS|AHPRA registration|
critical care nurse,registered nurse,nurse,health|ICU Sister|Guy’s and St Thomas’ NHS Foundation Trust|London|13|2018|Ventilation,CRRT|NMC registration|level=senior
critical care nurse,registered nurse,nurse,health|Critical Care RN|Kaiser Permanente|San Francisco|9|2020|CRRT,Ventilation|CCRN,BLS|pay=82 USD per hour
critical care nurse,registered nurse,nurse,health|Clinical Nurse Manager, HDU|Mater Private|Dublin|15|2019|Ventilation,Rostering|NMBI registration|level=senior
mental health nurse,registered nurse,nurse,health|RMN|South London and Maudsley NHS Foundation Trust|London|6|2021|De-escalation,Depot injections|NMC registration|
mental health nurse,registered nurse,nurse,health|Mental Health Nurse|Te Whatu Ora|Auckland|11|2019|Acute inpatient,Risk assessment|NZNC practising certificate|
midwife,health|Midwife|Te Whatu Ora|Wellington|8|2020|Caseload,Water birth|Midwifery Council APC|
midwife,health|Band 6 Midwife|North Bristol NHS Trust|Bristol|5|2022|Caseload,CTG|NMC registration|
practice nurse,registered nurse,nurse,health|Practice Nurse|Riverside Surgery|Bristol|14|2017|Cervical screening,Immunisations|NMC registration|work=part_time
nurse practitioner,registered nurse,nurse,health|Advanced Nurse Practitioner|Riverside Surgery|Bristol|18|2019|Minor illness,Prescribing|NMC registration,V300|level=senior;pay=58k
community nurse,registered nurse,nurse,health|District Nurse|Leeds Community Healthcare NHS Trust|Leeds|10|2020|Wound care,Palliative|NMC registration|
radiographer,imaging,health|Diagnostic Radiographer|Nuffield Health|Manchester|6|2021|CT,MRI|HCPC registration|
radiographer,imaging,health|Medical Imaging Technologist|I-MED Radiology|Brisbane|9|2019|CT,Mammography|AHPRA registration|
sonographer,imaging,health|Sonographer|I-MED Radiology|Perth|12|2018|Obstetric,Vascular|ASAR|
physiotherapist,allied health,health|Band 6 Physiotherapist|Leeds Teaching Hospitals NHS Trust|Leeds|5|2022|MSK,Hydrotherapy|HCPC registration|
physiotherapist,allied health,health|Physical Therapist|Select Medical|Chicago|8|2020|Outpatient,Dry needling|PT licence|
occupational therapist,allied health,health|Occupational Therapist|Te Whatu Ora|Auckland|7|2021|Home modifications,Seating|NZ registration|
speech therapist,allied health,health|Speech Pathologist|Royal Children’s Hospital|Melbourne|6|2022|Dysphagia,AAC|CPSP|
speech therapist,allied health,health|Speech and Language Therapist|Leeds Community Healthcare NHS Trust|Leeds|4|2023|Dysphagia,Paediatrics|HCPC registration|
paramedic,health|Paramedic|London Ambulance Service|London|9|2018|ALS,Triage|HCPC registration,C1 licence|
pharmacist,health|Clinical Pharmacist|Boots|Manchester|10|2020|Medicines optimisation|GPhC registration|
biomedical scientist,laboratory,health|Biomedical Scientist|Synnovis|London|7|2021|Haematology,Blood transfusion|HCPC registration|
doctor,health|GP Registrar|Riverside Surgery|Bristol|7|2024|Minor surgery|GMC registration|
doctor,health|Locum Psychiatrist|South London and Maudsley NHS Foundation Trust|London|16|2021|CAMHS,Section 12|GMC registration|level=senior;work=contract
doctor,health|Consultant Anaesthetist|St Vincent’s Health|Melbourne|19|2016|Regional blocks|FANZCA,AHPRA registration|level=senior
healthcare assistant,care,health|Healthcare Assistant|Manchester University NHS Foundation Trust|Manchester|3|2023|Phlebotomy,Observations|Care Certificate|pay=24k
healthcare assistant,care,health|Assistant in Nursing|Ramsay Health Care|Sydney|2|2024|Observations,Manual handling|Cert III Individual Support|pay=31 AUD per hour
healthcare assistant,care,health|Certified Nursing Assistant|Kaiser Permanente|San Francisco|6|2021|Vitals|CNA,BLS|
care assistant,care|Care Assistant|Barchester|Bristol|4|2022|Dementia,Medication|NVQ Level 2|pay=12.5 GBP per hour
care assistant,care|Personal Care Assistant|Bupa Aged Care|Melbourne|5|2021|Dementia,Manual handling|Cert III Individual Support|
support worker,care|Support Worker|Mencap|Leeds|3|2023|Learning disabilities,Personal care|NVQ Level 3|
support worker,care|Disability Support Worker|Life Without Barriers|Brisbane|6|2021|NDIS,PEG feeding|NDIS worker screening|pay=38 AUD per hour
care home manager,care|Registered Manager|Barchester|Manchester|16|2019|CQC,Dementia|NVQ Level 5|level=senior;pay=55k
care home manager,care|Care Home Deputy Manager|HC-One|Leeds|9|2022|CQC,Rostering|NVQ Level 5|
residential childcare,care|Residential Childcare Worker|Keys Group|Bristol|5|2021|Trauma informed,Restraint|NVQ Level 3|
social worker|Approved Mental Health Professional|Leeds City Council|Leeds|12|2018|Mental Health Act|AMHP,Social Work England registration|
social worker|Senior Social Worker, Looked After Children|Manchester City Council|Manchester|10|2019|Care proceedings,Safeguarding|Social Work England registration|level=senior
primary teacher,teacher,schools|KS2 Teacher|Oasis Academy|Manchester|5|2021|Phonics,Maths lead|QTS|
primary teacher,teacher,schools|Year 6 Teacher|Brighton Primary School|Melbourne|8|2020|NAPLAN,Literacy|VIT registration|
science teacher,secondary teacher,teacher,schools|Physics Teacher|Harris Federation|London|7|2022|A-level,GCSE|QTS|
science teacher,secondary teacher,teacher,schools|Head of Science|GEMS Education|Dubai|14|2020|IB Diploma,IGCSE|QTS|level=senior
english teacher,secondary teacher,teacher,schools|English Teacher|Rangitoto College|Auckland|6|2021|NCEA,Drama|NZ Teaching Council|
language teacher,teacher,schools|EFL Teacher|Berlitz|Madrid|9|2019|Business English,Cambridge exams|CELTA|langs=English,Spanish
senco,teacher,schools|SENDCo|Oasis Academy|Bristol|13|2020|EHCPs,Autism|QTS,NASENCO|level=senior
teaching assistant,school support,schools|Teaching Assistant|Harris Federation|London|3|2023|Phonics,1:1|Level 2 TA|pay=20k
teaching assistant,school support,schools|HLTA|Oasis Academy|Manchester|8|2020|Cover,Intervention|HLTA|
teaching assistant,school support,schools|Learning Support Assistant|Dubai British School|Dubai|4|2022|Autism,1:1||
teaching assistant,school support,schools|Special Needs Assistant|Educate Together|Dublin|6|2021|Autism|QQI Level 5|
school leader,teacher,schools|Deputy Head Teacher|Harris Federation|London|17|2021|Timetabling,Behaviour|QTS,NPQH|level=senior
school leader,teacher,schools|Assistant Principal|Brighton Primary School|Melbourne|15|2022|Curriculum|VIT registration|level=senior
early years,schools|Nursery Practitioner|Bright Horizons|Bristol|4|2022|EYFS,Key person|Level 3 Early Years|
early years,schools|Early Childhood Teacher|Goodstart|Sydney|7|2020|EYLF,Programming|ACECQA,Working with Children Check|
early years,schools|Room Leader|Busy Bees|Leeds|6|2021|EYFS,Safeguarding|Level 3 Early Years|
paralegal,legal|Paralegal|Irwin Mitchell|Manchester|3|2023|Bundling,Disclosure||level=junior;pay=26k
legal executive,lawyer,legal|Chartered Legal Executive|Irwin Mitchell|Leeds|11|2019|Personal injury,Costs budgeting|CILEX|
personal injury lawyer,lawyer,legal|Clinical Negligence Solicitor|Leigh Day|London|9|2020|Expert evidence,Mediation|SRA practising certificate|
personal injury lawyer,lawyer,legal|Personal Injury Lawyer|Slater and Gordon|Melbourne|7|2021|WorkCover,TAC|Victorian practising certificate|
corporate lawyer,lawyer,legal|Corporate Associate|Slaughter and May|London|5|2021|Public M&A,Due diligence|SRA practising certificate|was=Trainee Solicitor@Slaughter and May;pay=150k
corporate lawyer,lawyer,legal|NQ Solicitor, Corporate|Freshfields|London|2|2025|Private equity|SRA practising certificate|level=junior;pay=140k
corporate lawyer,lawyer,legal|M&A Partner|Allen & Gledhill|Singapore|18|2016|Public M&A|Singapore bar|level=senior
corporate lawyer,lawyer,legal|Associate, Private Equity|Kirkland & Ellis|Chicago|6|2021|Leveraged buyouts|Illinois bar|
banking lawyer,lawyer,legal|Finance Associate|Linklaters|Dubai|7|2020|Leveraged finance,Islamic finance|SRA practising certificate|langs=English,Arabic
employment lawyer,lawyer,legal|Employment Solicitor|Lewis Silkin|London|8|2019|Tribunals,TUPE|SRA practising certificate|
employment lawyer,lawyer,legal|Fachanwalt für Arbeitsrecht|CMS Hasche Sigle|Munich|12|2017|Betriebsverfassung,Kündigungsschutz||langs=German,English
private client lawyer,lawyer,legal|Private Client Solicitor|Farrer & Co|London|10|2019|Wills,Probate|STEP|
private client lawyer,lawyer,legal|Estate Planning Attorney|Holland & Knight|Houston|13|2018|Trusts,Probate|Texas bar|
in-house lawyer,lawyer,legal|General Counsel|Deliveroo|London|20|2020|Board advice,Data protection|SRA practising certificate|was=Senior Associate@Clifford Chance;level=senior
in-house lawyer,lawyer,legal|Legal Counsel|Canva|Sydney|6|2022|Commercial contracts,Privacy|NSW practising certificate|was=Solicitor@King & Wood Mallesons
in-house lawyer,lawyer,legal|Syndikusrechtsanwältin|Siemens|Munich|9|2020|Vertragsrecht,Datenschutz||langs=German,English
company secretary,legal|Assistant Company Secretary|Unilever|London|7|2021|Board minutes,AGMs|ICSA|
legal secretary,administration|Legal Secretary|Farrer & Co|London|15|2014|Audio typing,Billing||
patent attorney,lawyer,legal|Patent Attorney|Carpmaels & Ransford|London|9|2019|Biotech,EPO oppositions|CPA UK,EPA|
fp&a,accountant,finance|FP&A Manager|Diageo|London|9|2021|Forecasting,Anaplan|CIMA|pay=78k;level=senior
fp&a,accountant,finance|Financial Planning & Analysis Lead|Atlassian|Sydney|8|2022|Forecasting,Adaptive|CA|pay=165k
management accountant,accountant,finance|Management Accountant|Morrisons|Leeds|6|2021|Month end,Variance analysis|CIMA|pay=46k
management accountant,accountant,finance|Assistant Management Accountant|Asda|Leeds|3|2023|Month end,Accruals|AAT|level=junior
management accountant,accountant,finance|Finance Business Partner|Tesco|London|8|2020|Budgeting,Stakeholders|ACCA|
financial controller,accountant,finance|Group Financial Controller|Glanbia|Dublin|14|2019|Consolidation,IFRS|ACA|level=senior;pay=120k
financial controller,accountant,finance|Controller|Kraft Heinz|Chicago|15|2018|US GAAP,SOX|CPA|level=senior
finance director,accountant,finance|Finance Director|Monzo|London|18|2021|Fundraising,Board reporting|ACA|was=Senior Manager@KPMG;level=senior;pay=180k
finance director,accountant,finance|Chief Financial Officer|Grab|Singapore|21|2020|IPO,Investor relations|CPA|was=Vice President@Goldman Sachs;level=senior
accounts payable,finance|Purchase Ledger Clerk|Kier|Manchester|5|2021|Invoice matching,Sage||pay=25k
accounts payable,finance|Accounts Payable Officer|Downer|Perth|7|2020|SAP,Invoice matching||pay=78k
credit controller,finance|Credit Controller|DHL|Dublin|6|2021|Collections,Aged debt||pay=36k
credit controller,finance|Collections Specialist|Carrier|Houston|4|2022|Collections,Skip tracing||
bookkeeper,finance|Bookkeeper|Hargreaves & Co|Bristol|20|2015|Xero,VAT returns|AAT|work=part_time
payroll,finance|Payroll Manager|Morrisons|Leeds|16|2017|SAP,Year end|CIPP|level=senior
auditor,accountant,finance|Audit Senior|KPMG|Dublin|4|2022|IFRS,Statutory audit|ACA|pay=55k
auditor,accountant,finance|Internal Auditor|Standard Chartered|Singapore|9|2020|SOX,Controls testing|CIA|
auditor,accountant,finance|Assistant Manager, External Audit|Deloitte|Auckland|6|2021|Statutory audit|CA ANZ|
tax,accountant,finance|Tax Manager|EY|London|9|2020|Transfer pricing,Corporation tax|CTA|pay=72k
tax,accountant,finance|Indirect Tax Manager|PwC|Dubai|8|2021|VAT,Customs||
treasury,finance|Treasury Analyst|Diageo|London|4|2023|FX hedging,Cash forecasting|ACT|
fund accountant,finance|Fund Accountant|State Street|Dublin|5|2022|NAV,Private equity||
kyc,compliance,finance|KYC Analyst|Revolut|London|3|2023|Onboarding,EDD||pay=34k
kyc,compliance,finance|AML Investigator|Starling Bank|Manchester|5|2022|Transaction monitoring,SARs|ICA|
compliance,finance|MLRO|Wise|London|14|2021|FCA,SARs|ICA|level=senior;pay=120k
compliance,finance|Compliance Manager|DBS Bank|Singapore|10|2019|MAS,Surveillance|ICA|
risk,finance|Market Risk Analyst|Deutsche Bank|London|6|2021|VaR,Python|FRM|
quant,finance|Quantitative Analyst|Goldman Sachs|New York|7|2020|Stochastic calculus,C++|PhD|pay=250k
investment banker,finance|M&A Analyst|Rothschild & Co|London|2|2024|Valuation,LBO models||level=junior;pay=75k
investment banker,finance|Vice President, ECM|Morgan Stanley|New York|9|2020|Equity raising|Series 79|level=senior
equity research,finance|Equity Research Associate|UBS|Zurich|5|2022|Pharma,Financial modelling|CFA|langs=German,English
portfolio manager,finance|Portfolio Manager|Schroders|London|16|2017|Fixed income|CFA|level=senior
actuary,insurance|Pricing Actuary|Suncorp|Brisbane|8|2021|GLMs,R|FIAA|
actuary,insurance|Reserving Actuary|Hiscox|London|11|2019|Solvency II,ResQ|FIA|
claims handler,insurance|Claims Handler|Aviva|Leeds|4|2022|Motor claims,Liability|Cert CII|pay=28k
claims handler,insurance|Claims Consultant|Suncorp|Brisbane|6|2021|Home claims,Negotiation|Tier 1 general insurance|
insurance broker,insurance|Commercial Account Executive|Marsh|Manchester|12|2018|SME,Renewals|ACII|pay=60k
insurance broker,insurance|Insurance Broker|Aon|Sydney|9|2020|Professional indemnity,Placement|ANZIIF|
underwriter,insurance|Cyber Underwriter|Beazley|London|7|2021|Cyber,Lloyd’s|ACII|
mortgage adviser,banking|Mortgage Adviser|Nationwide|Bristol|8|2020|Protection,Buy to let|CeMAP|
mortgage adviser,banking|Mortgage Broker|Aussie Home Loans|Melbourne|10|2019|Refinancing|Cert IV Finance & Mortgage Broking|
financial adviser,banking|Independent Financial Adviser|St. James’s Place|Bristol|15|2016|Pensions,Investments|Chartered Financial Planner|
paraplanner,banking|Paraplanner|Brewin Dolphin|Leeds|6|2021|Cashflow modelling,Suitability reports|DipPFS|
sre,devops,software|Site Reliability Engineer|Amazon Web Services|Dublin|7|2021|Kubernetes,Terraform|CKA|was=Systems Engineer@Microsoft;pay=110k
sre,devops,software|Platform Engineer|Monzo|London|6|2022|Kubernetes,Go|CKA|pay=95k
devops,software|DevOps Engineer|Canva|Sydney|5|2022|AWS,GitHub Actions|AWS Solutions Architect|was=Cloud Support Engineer@Amazon Web Services
devops,software|Cloud Engineer|Accenture|Bangalore|6|2021|Azure,Terraform|AZ-104|notice=3 months
data engineer,data,software|Data Engineer|Revolut|London|5|2022|dbt,Snowflake||was=BI Developer@Tesco;pay=85k
data engineer,data,software|Senior Data Engineer|Grab|Singapore|9|2020|Spark,Airflow||level=senior
data engineer,data,software|Analytics Engineer|Zalando|Berlin|6|2022|dbt,Looker||
data scientist,data|Machine Learning Engineer|Google|Zurich|8|2020|PyTorch,MLOps|PhD|
data scientist,data|Data Scientist|Microsoft|Dublin|6|2021|Python,Causal inference||
bi developer,data|Power BI Developer|Morrisons|Leeds|5|2021|DAX,SQL|PL-300|
ios,mobile,software|iOS Developer|Starling Bank|London|6|2021|SwiftUI,Combine||pay=82k
ios,mobile,software|Mobile Engineer (iOS)|Grab|Singapore|4|2022|UIKit,Swift||
android,mobile,software|Android Engineer|Zalando|Berlin|8|2020|Jetpack Compose,Kotlin||level=senior
frontend,software|Front End Engineer|Deliveroo|London|5|2022|React,TypeScript||pay=75k
frontend,software|UI Developer|Infosys|Bangalore|4|2021|Angular,RxJS||notice=3 months
backend,software|Software Engineer II|Microsoft|Dublin|4|2022|C#,.NET||
backend,software|Java Developer|Infosys|Bangalore|7|2020|Spring Boot,Microservices||
backend,software|Staff Engineer|Wise|London|13|2019|Java,Kafka||level=senior;pay=135k
backend,software|Golang Engineer|Atlassian|Sydney|6|2021|Go,gRPC||
embedded,software|Embedded Software Engineer|Bosch|Munich|9|2019|C,AUTOSAR||langs=German,English
qa,software|SDET|Amazon|San Francisco|7|2021|Selenium,Java||
qa,software|Test Analyst|Suncorp|Brisbane|9|2018|UAT,Jira|ISTQB|
qa,software|QA Automation Engineer|Infosys|Bangalore|5|2021|Cypress,Playwright|ISTQB|
product owner,product|Product Owner|Nationwide|Bristol|8|2021|Backlog,Jira|CSPO|
product manager,product|Senior Product Manager|Monzo|London|9|2020|Discovery,Payments||level=senior;pay=105k
product manager,product|Group Product Manager|Canva|Sydney|12|2021|Roadmaps,Growth||level=senior
scrum master,agile|Scrum Master|Aviva|Leeds|9|2020|Kanban,Facilitation|CSM|
scrum master,agile|Agile Coach|ANZ|Melbourne|14|2019|SAFe,Coaching|SPC|level=senior
business analyst|Business Analyst|ANZ|Melbourne|7|2020|BPMN,Requirements|CBAP|
business analyst|IT Business Analyst|Aviva|Leeds|5|2022|Requirements,SQL||
solutions architect,software|Solutions Architect|Google|Singapore|14|2020|GCP,Migration||level=senior
sap consultant|SAP FICO Consultant|Accenture|Munich|11|2018|S/4HANA,FICO||langs=German,English
salesforce|Salesforce Administrator|Xero|Wellington|5|2022|Flows,CPQ|Salesforce Administrator certification|
it support|1st Line Support Analyst|Leeds City Council|Leeds|2|2024|Active Directory,Office 365||level=junior;pay=24k
it support|Service Desk Analyst|Downer|Perth|4|2022|ServiceNow,Intune|ITIL|
it support|Desktop Support Engineer|Deutsche Bank|New York|6|2021|Intune,Imaging|CompTIA A+|
sysadmin|Systems Administrator|Te Whatu Ora|Wellington|11|2018|VMware,Windows Server|MCSA|
network engineer|Network Engineer|Vodafone|Cork|8|2020|BGP,Firewalls|CCNP|
security engineer,cyber security|SOC Analyst|Telstra|Melbourne|3|2023|Splunk,Incident response|Security+|
security engineer,cyber security|Penetration Tester|NCC Group|Manchester|6|2021|Burp Suite,Red teaming|OSCP|
security engineer,cyber security|CISO|Standard Chartered|Singapore|20|2021|ISO 27001,Risk|CISSP|level=senior
engineering manager,software|Engineering Manager|Atlassian|Sydney|14|2020|Hiring,Mentoring||level=senior
engineering manager,software|CTO|Wefox|Berlin|17|2021|Scaling teams,AWS||level=senior
truck driver,driver,logistics|HGV Class 1 Driver|Tesco|Bristol|13|2019|Night trunking,Tachograph|C+E licence,Driver CPC|pay=18 GBP per hour
truck driver,driver,logistics|LGV C+E Driver|DHL|Leeds|8|2021|Multi-drop,Hiab|Driver CPC,ADR|pay=17 GBP per hour
truck driver,driver,logistics|HGV Class 2 Driver|Kier|Manchester|4|2023|Tipper|C licence,Driver CPC|
truck driver,driver,logistics|MC Driver|Linfox|Brisbane|15|2018|B-doubles,Linehaul|MC licence|pay=38 AUD per hour
truck driver,driver,logistics|HR Truck Driver|Toll Group|Sydney|6|2022|Tail lift,Local deliveries|HR licence|
truck driver,driver,logistics|CDL-A Driver|Schneider|Chicago|9|2020|OTR,Reefer|CDL A,Hazmat|
delivery driver,driver,logistics|Van Driver|DPD|London|3|2023|Multi-drop||
forklift driver,warehouse,logistics|FLT Driver|Asda|Leeds|7|2021|Counterbalance,Reach|RTITB|pay=13 GBP per hour
forklift driver,warehouse,logistics|Forklift Operator|Linfox|Melbourne|10|2019|High reach|LF licence|
warehouse operative,warehouse,logistics|Warehouse Operative|Amazon|Manchester|2|2024|Picking,RF scanning||pay=12 GBP per hour
warehouse operative,warehouse,logistics|Storeperson|Toll Group|Sydney|8|2020|Pick packing,Dispatch|LF licence|
warehouse operative,warehouse,logistics|Order Picker|DHL|Dublin|3|2022|Picking,Voice pick||
transport manager,logistics|Transport Manager|Wincanton|Bristol|14|2019|Fleet compliance,Routing|Transport Manager CPC|level=senior
transport planner,logistics|Transport Planner|Wincanton|Leeds|6|2021|Paragon,Routing||
supply chain,logistics|Demand Planner|Unilever|London|6|2021|S&OP,SAP IBP|APICS|
supply chain,logistics|Supply Planner|Fonterra|Auckland|8|2020|MRP,S&OP|APICS|
procurement,supply chain|Category Manager, Indirects|Vodafone|London|11|2019|Tendering,Negotiation|MCIPS|pay=70k
procurement,supply chain|Procurement Officer|Brisbane City Council|Brisbane|7|2020|Tendering,Panels|MCIPS|
procurement,supply chain|Strategischer Einkäufer|Bosch|Munich|9|2019|Verhandlung,SAP||langs=German,English
chef de partie,chef,hospitality|Chef de Partie|The Ivy|London|5|2022|Sauce section|Food Hygiene Level 2|pay=31k
chef de partie,chef,hospitality|CDP|Hilton|Dublin|4|2022|Larder|HACCP|pay=32k
chef de partie,chef,hospitality|Demi Chef de Partie|Jumeirah|Dubai|3|2023|Hot kitchen|HACCP|
commis chef,chef,hospitality|Commis Chef|The Ivy|Manchester|1|2025|Prep||level=junior;pay=24k
head chef,chef,hospitality|Executive Chef|Jumeirah|Dubai|20|2019|Banqueting,Menu engineering|HACCP|level=senior
head chef,chef,hospitality|Head Chef|Merivale|Sydney|15|2021|Menu costing,Rostering|Food Safety Supervisor|pay=105k
restaurant manager,front of house,hospitality|FOH Manager|The Ivy|London|8|2021|Rotas,Wine|Personal Licence|pay=38k
restaurant manager,front of house,hospitality|Restaurant Manager|Merivale|Sydney|9|2020|RSA,Rostering|RSA|
waiter,front of house,hospitality|Chef de Rang|Accor|Paris|6|2021|Silver service||langs=French,English
waiter,front of house,hospitality|Head Waiter|The Ivy|Manchester|5|2022|Upselling||
bartender,front of house,hospitality|Mixologist|Jumeirah|Dubai|6|2022|Cocktails|WSET Level 2|
bartender,front of house,hospitality|Bar Manager|Merivale|Sydney|10|2019|Cellar,Stock takes|RSA|
barista,hospitality|Head Barista|Allpress|Auckland|7|2021|Latte art,Roasting||
hotel reception,front office,hospitality|Front Office Manager|Hilton|Dublin|11|2020|Opera PMS,Upselling||
hotel reception,front office,hospitality|Night Auditor|Accor|Melbourne|4|2022|Opera PMS,Balancing||
events,hospitality|Conference & Banqueting Manager|Hilton|Manchester|12|2019|Delphi,Weddings||
kitchen porter,hospitality|Kitchen Porter|Hilton|London|2|2024|Pot wash||pay=11.5 GBP per hour
sdr,sales|SDR|Salesforce|Dublin|1|2025|Cold calling,Outreach||level=junior;pay=42k
sdr,sales|Business Development Representative|HubSpot|Dublin|2|2024|Cold calling,LinkedIn||langs=English,French
sdr,sales|Sales Development Representative|Xero|Melbourne|2|2024|Prospecting||level=junior
account executive,sales|Enterprise Account Executive|Salesforce|London|11|2020|MEDDIC,Value selling||pay=110k;level=senior
account executive,sales|Mid-Market AE|HubSpot|Sydney|6|2022|Challenger,Forecasting||
account executive,sales|Account Executive|Datadog|New York|7|2021|MEDDIC,Territory planning||pay=140k
key account manager,sales|Key Account Manager|Diageo|London|9|2020|JBP,Grocery||pay=62k
key account manager,sales|National Account Manager|Unilever|Sydney|10|2019|Coles,Woolworths||
key account manager,sales|Key Account Manager|Bosch|Munich|12|2018|OEM,Verhandlung||langs=German,English
customer success|Customer Success Manager|HubSpot|Dublin|5|2022|Onboarding,Renewals||langs=English,German
customer success|CSM|Xero|Auckland|4|2022|Renewals,QBRs||
field sales,sales|Territory Manager|Stryker|Brisbane|8|2021|Theatre sales,Orthopaedics||pay=130k
field sales,sales|Medical Sales Representative|Pfizer|Manchester|5|2022|Primary care,KOLs|ABPI|
field sales,sales|Field Sales Executive|Travis Perkins|Leeds|9|2019|Trade accounts||
presales,sales|Solutions Engineer|Datadog|London|7|2021|Demos,POCs||
sales director,sales|VP Sales|Wefox|Berlin|17|2020|Scaling teams,SaaS||level=senior;langs=German,English
sales director,sales|Head of Sales|Deputy|Sydney|14|2021|SaaS,Coaching||level=senior
sales operations|Revenue Operations Manager|Deputy|Sydney|8|2022|Salesforce,Clari||
cra,clinical research,science|Clinical Research Associate|IQVIA|Sydney|4|2022|Site monitoring,GCP|GCP|pay=105k
cra,clinical research,science|Senior CRA|Parexel|Berlin|8|2020|Oncology,Site monitoring|GCP|level=senior;langs=German,English
clinical trial manager,clinical research,science|Clinical Trial Manager|Novartis|Basel|12|2019|Vendor oversight,TMF|GCP|langs=German,English
regulatory affairs,science|Regulatory Affairs Manager|Pfizer|Dublin|11|2019|CMC,Variations||
regulatory affairs,science|RA Specialist, Medical Devices|Stryker|Cork|5|2022|MDR,510(k)||
medical writer,science|Medical Writer|IQVIA|London|6|2021|CSRs,Manuscripts|PhD|
biostatistician,science|Biostatistician|Parexel|Boston|7|2020|SAS,Survival analysis|PhD|
qualified person,quality,science|Qualified Person|Pfizer|Cork|18|2018|Batch release,GMP|QP|level=senior
validation engineer,quality,science|CSV Engineer|Jazz Pharmaceuticals|Dublin|7|2021|GAMP 5,GMP||
validation engineer,quality,science|Validation Specialist|Lonza|Basel|6|2021|IQ/OQ/PQ,GMP||langs=German
lab technician,laboratory,science|Laboratory Technician|Eurofins|Auckland|3|2023|Sample prep,ICP-MS||
bioinformatician,science|Bioinformatician|Wellcome Sanger Institute|London|6|2021|NGS,Nextflow|PhD|
housing officer,public sector|Housing Officer|Leeds City Council|Leeds|7|2020|Tenancy,ASB|CIH|pay=34k
housing officer,public sector|Income Officer|Peabody|London|5|2022|Rent arrears,Universal Credit||
planning officer,planning,public sector|Senior Planning Officer|Manchester City Council|Manchester|9|2020|Development management,Appeals|MRTPI|level=senior
planning officer,planning,public sector|Statutory Planner|City of Melbourne|Melbourne|5|2022|VCAT,Permits||
environmental health officer,public sector|Environmental Health Officer|Bristol City Council|Bristol|8|2019|Food safety,Noise|EHRB|
building control,public sector|Building Inspector|Auckland Council|Auckland|14|2018|Consents,Code compliance||
building control,public sector|Building Control Surveyor|Leeds City Council|Leeds|11|2019|Fire safety,Part L|MCABE|
policy,public sector|APS6 Policy Officer|Department of Finance|Canberra|6|2022|Briefs,Cabinet submissions|Baseline clearance|
policy,public sector|EL1 Assistant Director, Policy|Department of Health|Canberra|12|2020|Cabinet submissions,Stakeholders|NV1|level=senior
policy,public sector|Policy Adviser|Cabinet Office|London|5|2021|Submissions,Legislation|SC clearance|
probation officer,public sector|Probation Officer|HM Prison and Probation Service|Manchester|8|2019|Risk assessment,OASys||
librarian,public sector|Librarian|City of Melbourne|Melbourne|13|2017|Cataloguing,Outreach||work=part_time
art director,creative|Art Director|Ogilvy|London|10|2020|Campaigns,Art direction||pay=65k
copywriter,creative|Senior Copywriter|Clemenger BBDO|Melbourne|9|2020|Long copy,Radio||level=senior
copywriter,creative|Content Designer|Monzo|London|6|2022|UX writing,Style guides||
motion designer,designer,creative|Motion Graphics Designer|Clemenger BBDO|Sydney|6|2021|After Effects,Cinema 4D||work=contract;pay=650 AUD per day
graphic designer,designer,creative|Middleweight Designer|Landor|London|5|2022|InDesign,Branding||pay=38k
graphic designer,designer,creative|Creative Artworker|Ogilvy|Manchester|12|2018|InDesign,Retouching||
ux designer,designer,creative|Product Designer|Canva|Sydney|7|2021|Figma,Prototyping||
ux designer,designer,creative|UX Researcher|Zalando|Berlin|6|2022|Usability testing,Diary studies||
social media,marketing|Social Media Manager|Merivale|Sydney|5|2022|TikTok,Paid social||
marketing manager,marketing|Performance Marketing Manager|Deliveroo|London|7|2021|PPC,Google Ads||pay=58k
marketing manager,marketing|CRM Manager|Tesco|London|8|2020|Braze,Segmentation||
marketing manager,marketing|Marketing Manager|Xero|Auckland|9|2020|Brand,Events||
pr,marketing|PR Account Director|Edelman|London|11|2019|Media relations,Crisis||
producer,creative|Senior Producer|BBC|Manchester|14|2018|Documentary,Budgets||level=senior
3d artist,creative|3D Artist|Framestore|London|5|2022|Maya,Houdini||work=contract
lineworker,energy|Powerline Technician|Western Power|Perth|9|2019|Live line,Switching|Powerline licence|
lineworker,energy|Overhead Linesperson|Electricity North West|Manchester|12|2018|Wood pole,HV||
cable jointer,energy|Cable Jointer|UK Power Networks|London|15|2017|LV,HV|SAP authorisation|
substation technician,energy|Substation Technician|Transpower|Wellington|10|2020|Protection relays,HV||
water treatment operator,energy|Water Treatment Operator|Sydney Water|Sydney|11|2019|Dosing,SCADA||
solar installer,energy|Solar Installer|Tesla|Brisbane|5|2021|PV design,Batteries|CEC accreditation|
process operator,manufacturing|Process Operator|Pfizer|Cork|7|2020|GMP,Filling lines||
reservoir engineer,energy|Reservoir Engineer|Woodside|Perth|13|2018|Eclipse,History matching|SPE|
cnc machinist,trades,manufacturing|CNC Machinist|Rolls-Royce|Bristol|14|2017|Fanuc,5-axis||
cnc machinist,trades,manufacturing|CNC Setter/Operator|Renishaw|Bristol|6|2021|Heidenhain,Milling||pay=33k
cnc machinist,trades,manufacturing|Zerspanungsmechaniker|BMW|Munich|11|2018|Fräsen,Drehen||langs=German
toolmaker,trades,manufacturing|Toolmaker|Rolls-Royce|Bristol|26|2010|Press tools,Wire erosion||level=senior
maintenance engineer,manufacturing|Multi-skilled Maintenance Engineer|Morrisons|Leeds|10|2020|PLC,Hydraulics|18th Edition|pay=46k
maintenance engineer,manufacturing|Maintenance Fitter|Fonterra|Auckland|12|2019|Pumps,Hydraulics||
maintenance engineer,manufacturing|Shift Engineer|Asda|Leeds|8|2021|Mechanical bias,PPM|NVQ Level 3|pay=44k
diesel fitter,trades|Heavy Diesel Fitter|Hastings Deering|Brisbane|9|2020|CAT,Hydraulics||pay=62 AUD per hour
diesel fitter,trades|HD Fitter|Downer|Perth|7|2021|Komatsu,Shutdowns|White Card|pay=60 AUD per hour
vehicle technician,trades|Vehicle Technician|Arnold Clark|Manchester|8|2020|Diagnostics,Servicing|MOT Tester|
vehicle technician,trades|Motor Mechanic|Ultra Tune|Melbourne|11|2018|Servicing,Brakes|VACC|
panel beater,trades|Panel Beater|AMA Group|Sydney|14|2019|Chassis alignment||
design engineer,engineer|Mechanical Design Engineer|Renishaw|Bristol|7|2020|SolidWorks,FEA||
continuous improvement,manufacturing|CI Manager|Fonterra|Auckland|11|2020|Kaizen,Six Sigma|Lean Six Sigma Black Belt|
hrbp,hr|HRBP|Tesco|London|9|2021|ER,Change|CIPD|pay=65k
hrbp,hr|People Partner|Monzo|London|8|2022|Coaching,ER|CIPD|
hr,hr advisor|HR Advisor|Auckland Council|Auckland|5|2021|ER,Policy||
recruiter,hr|Talent Acquisition Partner|Atlassian|Sydney|7|2021|Sourcing,Greenhouse||
recruiter,hr|Resourcing Advisor|Aviva|Leeds|4|2022|Sourcing,Volume hiring||
recruiter,hr|Technical Recruiter|Google|San Francisco|6|2021|Sourcing,Boolean||
learning and development,hr|L&D Manager|Hilton|Dublin|12|2019|Leadership programmes,E-learning|CIPD|
reward,hr|Compensation & Benefits Manager|Standard Chartered|Singapore|11|2019|Job evaluation,Incentives||
receptionist,administration|Receptionist|Mace|London|6|2020|Switchboard,Visitors||pay=27k
receptionist,administration|Medical Receptionist|Riverside Surgery|Bristol|9|2018|EMIS,Appointments||work=part_time
executive assistant,administration|EA to CFO|Schroders|London|13|2019|Diary management,Travel||pay=55k
executive assistant,administration|Personal Assistant|Farrer & Co|London|8|2021|Diary management,Minutes||
office manager,administration|Office Manager|Wefox|Berlin|9|2021|Facilities,Onboarding||langs=German,English
facilities manager,property|Facilities Manager|JLL|London|12|2019|Hard services,CAFM|IWFM|pay=58k
facilities manager,property|Building Manager|CBRE|Sydney|10|2020|Contractors,HVAC||
property manager,property|Property Manager|Ray White|Brisbane|6|2021|Rent roll,PropertyMe|Certificate of registration|pay=75k
property manager,property|Block Manager|FirstPort|London|8|2020|Service charges,Section 20|TPI|
lettings,property|Lettings Negotiator|Foxtons|London|3|2023|Viewings,Referencing||pay=25k
valuer,property|Registered Valuer|CBRE|Auckland|10|2019|Commercial valuation|MPINZ|
security officer,security|Security Officer|Mitie|Manchester|7|2020|CCTV,Patrols|SIA licence|pay=12.5 GBP per hour
security officer,security|Door Supervisor|Mitie|Bristol|5|2021|Conflict management|SIA licence|
store manager,retail|Store Manager|Sainsbury’s|Bristol|14|2019|P&L,Shrinkage||pay=52k
store manager,retail|Assistant Store Manager|Aldi|Dublin|6|2021|Stock,Rotas||
store manager,retail|Section Manager|Morrisons|Leeds|8|2020|Fresh food,Rotas||
store manager,retail|Store Manager|Woolworths|Sydney|12|2018|P&L,Rostering||
area manager,retail|Area Manager|Lidl|Manchester|13|2019|Multi-site,P&L||level=senior
visual merchandiser,retail|Visual Merchandiser|Zara|Madrid|6|2021|Window displays||langs=Spanish,English
`.trim();
