import { BY_HAND_TWENTY_NINTH_WEST_OTHERS } from './by-hand-twenty-ninth-west-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth-w');

/** Twelve, of which four in English and two in French stand here and the others in a file beside it. All people are made up. */
export const BY_HAND_TWENTY_NINTH_WEST: Sheet[] = [
  cv('01-en-us-controller-cpa', 'docx', 'en', 'US', {
    names: ['Denise R. Fontenot', 'Denise Fontenot'],
    email: 'denise@fontenotcpa.example',
    phone: '(225) 555-0164',
    city: 'Baton Rouge',
    headline: 'Controller',
    languages: ['French'],
    jobs: [
      'Controller | Bayou Marine Fabricators, Inc. | | 2019-06 | now',
      'Assistant Controller | Pelican Title Group | | 2014-01 | 2019-05',
      'Senior Auditor | Thibaut Landry & Reese, LLP | | 2010-09 | 2013-12',
      'Staff Auditor | Thibaut Landry & Reese, LLP | | 2008-01 | 2010-08',
      'Audit Intern | Thibaut Landry & Reese, LLP | | 2006-06 | 2006-08',
    ],
    aside: [4],
    page: `
> **DENISE R. FONTENOT, CPA, CGMA**
> Controller
> Baton Rouge, LA 70808 | (225) 555-0164 | denise@fontenotcpa.example
^ Controller with 18 years in public accounting, title insurance and heavy fabrication. Closed the books in five days before anybody asked for it.
# CORE STRENGTHS
|| 5 6 6
| Month-end close | Percentage-of-completion | Sage Intacct
| Cash forecasting | Bonding & surety | Power BI
| Audit liaison | 401(k) plan audits | QuickBooks Enterprise
# PROFESSIONAL EXPERIENCE
**BAYOU MARINE FABRICATORS, INC.**, Port Allen, LA	06/2019 – Present
__Controller__
* Run a staff of six; report to the owner and to Gulf Coast Bank on a $38M line
* Negotiated the 2022 sale-leaseback of the north yard with Meridian Realty Partners
* Recovered $1.1M in Hurricane Ida business-interruption claims
**PELICAN TITLE GROUP**, Lafayette, LA	01/2014 – 05/2019
__Assistant Controller__
* Escrow trust accounting for eleven branches, zero exceptions in three state exams
**THIBAUT LANDRY & REESE, LLP**, Baton Rouge, LA	01/2008 – 12/2013
__Senior Auditor__ (09/2010 – 12/2013)
* In-charge on parish school boards and two hospital districts
__Staff Auditor__ (01/2008 – 08/2010)
__Audit Intern__ (Summer 2006)
# EDUCATION
Louisiana State University, Baton Rouge, LA	December 2007
B.S. in Accounting, magna cum laude
# LICENSES
Certified Public Accountant, State of Louisiana, since 2010
# COMMUNITY
Treasurer, St. Aloysius Band Boosters, 2016 – 2021
VITA volunteer tax preparer, every spring
Conversational French (Cajun, from my grandmother)
`,
  }),
  cv('02-en-au-terms-teacher', 'doc', 'en', 'AU', {
    names: ['Kirralee Vandermolen'],
    email: 'k.vandermolen@goldfieldsmail.example',
    phone: '0491 570 156',
    city: 'Ballarat',
    headline: 'Teacher of Mathematics and Science (7–12)',
    languages: ['Indonesian'],
    jobs: [
      'Learning Leader, Mathematics | Mount Clunes Secondary College | | 2023 | now',
      'Teacher of Mathematics and Physics | Mount Clunes Secondary College | | 2019 | 2022',
      'Casual Relief Teacher | ClassCover Plus | | 2018 | 2018',
      'Science Teacher | Warrnambool Bay Grammar | | 2015 | 2017',
      'Graduate Teacher | Ouyen Valley P–12 College | | 2013 | 2014',
      'Laboratory Technician | Haddon Ceramics Pty Ltd | | 2009-02 | 2011-12',
    ],
    page: `
[[ 12 5
! Kirralee Vandermolen
Teacher of Mathematics and Science (7–12)
---
0491 570 156
k.vandermolen@goldfieldsmail.example
Ballarat VIC 3350
VIT registered
]]
# Why me
Kids who say they hate maths tend to end up in my Specialist class. I run a calm room and mark within the week.
# Teaching history
**Mount Clunes Secondary College**
**Learning Leader, Mathematics**, Term 1 2023 – current
* Lead a team of eight; NAPLAN numeracy growth above similar schools in 2024 and 2025
* Wrote the Year 9 elective Maths of Sport with Cricket Victoria
**Teacher of Mathematics and Physics**, Term 1 2019 – Term 4 2022
* Methods, Specialist, Physics 1/2. Remote teaching in two lockdowns
^ **ClassCover Plus**
**Casual Relief Teacher**, Term 3 2018 – Term 4 2018
^ __First half of 2018: parental leave__
^ **Warrnambool Bay Grammar**
**Science Teacher**, Term 1 2015 – Term 4 2017
* Boarding house tutor, rowing
^ **Ouyen Valley P–12 College**
**Graduate Teacher**, Term 2 2013 – Term 4 2014
* Composite classes, Years 7 to 10
# Before teaching
**Haddon Ceramics Pty Ltd**
**Laboratory Technician**, Feb 2009 – Dec 2011
* Glaze batches, XRF, QA paperwork
# Qualifications
Graduate Diploma of Education, Federation University, 2012
Bachelor of Science (Physics), University of Ballarat, 2008
# Also
Indonesian (rusty, Year 12 plus three months in Malang). CFA volunteer, Haddon brigade, since 2010. First aid and anaphylaxis current.
# Referees
Mr Stavros Pantazis, Principal, Mount Clunes Secondary College
Ms Jo Hatherley, Head of Science, Warrnambool Bay Grammar
`,
  }),
  cv('03-en-nz-contracts-developer', 'docx', 'en', 'NZ', {
    names: ['Callum Brightwell-Tuhoro', 'Cal Brightwell-Tuhoro'],
    email: 'cal@kowhaicode.example',
    phone: '025 555 0187',
    city: 'Dunedin',
    headline: 'Full stack developer',
    jobs: [
      'Director and developer | Kōwhai Code Ltd | | 2020-08 | now',
      'Lead Developer | Otago Medical Imaging | | 2018-02 | 2020-07',
      'Senior Software Engineer | Xero | | 2015-03 | 2018-01',
      'Software Engineer | Xero | | 2013-05 | 2015-02',
      'Junior Web Developer | Steepest Street Studios | | 2011-01 | 2012-06',
      'Help Desk Analyst | Dunedin City Council | | 2009-12 | 2010-12',
    ],
    page: `
Callum (Cal) Brightwell-Tuhoro
Full stack developer, Dunedin
025 555 0187 | [cal@kowhaicode.example](mailto:cal@kowhaicode.example) | github.com/calbt-example
# Stack
{{
TypeScript, Node
React, Vue (reluctantly)
Python, Django
PostgreSQL, Redis
AWS CDK, Terraform
HL7 FHIR, DICOM
}}
# Experience
**Director and developer, Kōwhai Code Ltd**
__Aug 2020 → now, remote__
My own company. Recent work:
* 2025–26: booking engine for a ferry operator, with Stripe and a lot of weather
* 2024: FHIR gateway for Te Whatu Ora Southern, four months
* 2021–23: stock and traceability app for two Bluff oyster boats
**Lead Developer, Otago Medical Imaging**
__Feb 2018 → Jul 2020, Dunedin__
* PACS viewer in the browser, team of four
**Senior Software Engineer, Xero**
__Mar 2015 → Jan 2018, Wellington__
* Bank feeds. On call one week in six
**Software Engineer, Xero**
__May 2013 → Feb 2015, Wellington__
* Started on payroll the week after Budget 2013
__Jul 2012 → Apr 2013: South America on a motorbike__
**Junior Web Developer, Steepest Street Studios**
__Jan 2011 → Jun 2012, Dunedin__
**Help Desk Analyst, Dunedin City Council**
__Dec 2009 → Dec 2010__
# Education
BSc Computer Science, University of Otago, 2007 – 2009
# Community
Code Club leader at Bathgate Park School (Wednesdays, since 2019)
Spoke at NZ.js(con) 2016 and Kiwi PyCon 2023
`,
  }),
  cv('04-en-in-area-sales', 'pdf', 'en', 'IN', {
    names: ['Raghavendra S. Kulkarni', 'Raghavendra Kulkarni'],
    email: 'raghu.s.kulkarni@hubballimail.example',
    phone: '+91 98450 05537',
    city: 'Hubballi',
    languages: ['Kannada', 'Marathi', 'Hindi', 'English'],
    jobs: [
      'Area Sales Manager | Sahyadri Foods & Beverages Pvt. Ltd. | | 2021-07 | now',
      'Territory Sales In-charge | Nandini Agro Oils Limited | | 2016-11 | 2021-06',
      'Sales Officer | Deccan Biscuits Pvt. Ltd. | | 2013-06 | 2016-10',
      'Medical Representative | Zenith Remedies | | 2011-08 | 2013-05',
    ],
    page: `
> **CURRICULUM VITAE**
**RAGHAVENDRA S. KULKARNI**
#17, 2nd Cross, Vidyanagar, Hubballi – 580021, Karnataka
Mob: +91 98450 05537
Email: raghu.s.kulkarni@hubballimail.example
^ **OBJECTIVE**
To work in a growth oriented FMCG organisation where my 15 years of distribution experience in North Karnataka & Goa can be put to use.
^ **EDUCATIONAL QUALIFICATION**
|| 4 5 4 4
| **Course** | **Institution** | **Year** | **Percentage**
| MBA (Marketing) | KLE Institute, Belagavi | 2011 | 64%
| B.Com. | Karnatak University, Dharwad | 2009 | 71%
| P.U.C. | Govt. P.U. College, Gadag | 2006 | 68%
^ **WORK EXPERIENCE**
**1. Organisation: Sahyadri Foods & Beverages Pvt. Ltd.**
Designation: Area Sales Manager
Duration: July 2021 to till date
Area: Hubballi, Belagavi, Karwar
* Handling 4 ASEs, 31 distributors and 9 super stockists, turnover 42 Cr.
* Launched tetra pack buttermilk in 2023, 112% of target
^ **2. Organisation: Nandini Agro Oils Limited**
Designation: Territory Sales In-charge
Duration: Nov 2016 to June 2021
* Appointed 14 new stockists, settled claims of the previous party within 60 days
* Best Territory award at Goa conference, Feb 2019
^ **3. Organisation: Deccan Biscuits Pvt. Ltd.**
Designation: Sales Officer
Duration: June 2013 to Oct 2016
^ **4. Organisation: Zenith Remedies**
Designation: Medical Representative
Duration: Aug 2011 to May 2013
* 11 doctors calls per day
^ **PERSONAL DETAILS**
= Father’s Name	: Shrinivas Kulkarni
= Date of Birth	: 05-04-1988
= Marital Status	: Married
= Languages known	: Kannada, Marathi, Hindi, English
= Hobbies	: Carrom, listening to Hindustani vocal
= Notice period	: 60 days
^ **DECLARATION**
I hereby declare that the above particulars are true to the best of my knowledge.
Place: Hubballi	(Raghavendra S. Kulkarni)
Date:
`,
  }),
  cv('05-fr-be-interim-magasinier', 'doc', 'fr', 'BE', {
    names: ['Giovanni Scarpelli', 'Scarpelli Giovanni'],
    email: 'giovanni.scarpelli@poste-centre.example',
    phone: '0470/55.50.61',
    city: 'La Louvière',
    languages: ['Français', 'Italien', 'Néerlandais'],
    jobs: [
      'Magasinier-cariste | Boissons Deltenre SA | | 2023-01 | now',
      'Cariste | Adecco | | 2021-09 | 2022-12',
      'Préparateur de commandes | Randstad | | 2020-10 | 2021-06',
      'Chauffeur-livreur | Pains et Tartes Lambiotte | | 2014-04 | 2020-03',
      'Ouvrier de production | Faïenceries de Jolimont | | 2008-09 | 2013-12',
    ],
    page: `
> **CURRICULUM VITÆ**
# Données personnelles
= Nom et prénom :	SCARPELLI Giovanni
= Adresse :	rue de l’Olive 203, 7100 La Louvière
= GSM :	0470/55.50.61
= Courriel :	giovanni.scarpelli@poste-centre.example
= Né le :	30/11/1987 à Haine-Saint-Paul
= Permis :	B, brevet cariste (frontal et rétractable)
= Statut :	en CDI, préavis de 9 semaines
# Expériences professionnelles
**Du 09/01/2023 à ce jour**
Magasinier-cariste, Boissons Deltenre SA, Seneffe
Réception, inventaires tournants, chargement des camions à 4 h
**Du 06/09/2021 au 23/12/2022**
Cariste, Adecco (intérim, missions dans le zoning de Feluy)
**Du 01/10/2020 au 30/06/2021**
Préparateur de commandes, Randstad (intérim)
Colis vins et cadeaux d’entreprise, nuit
**Du 01/04/2014 au 31/03/2020**
Chauffeur-livreur, Pains et Tartes Lambiotte, Binche
62 points de livraison, caisse, retours
**Du 15/09/2008 au 31/12/2013**
Ouvrier de production, Faïenceries de Jolimont (faillite)
# Études et formations
2021 : cariste, Forem Logistique de Houdeng
2006 : CESS technique de qualification, Institut Saint-Joseph
# Langues
Français (maternelle), italien (parlé à la maison), néerlandais (notions)
# Centres d’intérêt
Gille de La Louvière depuis 1995, pétanque
`,
  }),
  cv('06-fr-ch-temps-partiel-educatrice', 'pdf', 'fr', 'CH', {
    names: ['Aline Pittet-Rochat'],
    email: 'aline.pittetrochat@poste-nord-vaudois.example',
    phone: '+41 79 555 01 83',
    city: 'Yverdon-les-Bains',
    headline: 'Éducatrice de l’enfance ES',
    languages: ['français', 'allemand', 'anglais'],
    jobs: [
      'Éducatrice de l’enfance, référente de groupe | Garderie Les P’tits Grèbes | | 2018-08 | now',
      'Éducatrice de l’enfance | Centre de vie enfantine La Marelle | | 2012-08 | 2016-07',
      'Assistante socio-éducative | Crèche-garderie Pinocchio | | 2008-08 | 2010-07',
    ],
    page: `
**Aline Pittet-Rochat**	1984, suissesse, mariée
Éducatrice de l’enfance ES	2 enfants (2015, 2017)
Rue des Moulins 41, 1400 Yverdon-les-Bains
+41 79 555 01 83 / aline.pittetrochat@poste-nord-vaudois.example
^ **Formation**
= 08.2010 – 07.2012	Diplôme d’éducatrice de l’enfance ES, ESEDE Lausanne
= 08.2005 – 07.2008	CFC d’assistante socio-éducative, EPS Lausanne
= 2022	FPP (formatrice pratique en entreprise), CEP
^ **Activité professionnelle**
= 08.2018 – à ce jour	Garderie Les P’tits Grèbes, Yverdon-les-Bains (60 %)
= 	Éducatrice de l’enfance, référente de groupe
= 	Groupe des 18–30 mois, suivi de deux apprenties
= 08.2016 – 07.2018	Pause familiale
= 08.2012 – 07.2016	Centre de vie enfantine La Marelle, Renens (80 %)
= 	Éducatrice de l’enfance
= 	Projet « Dehors par tous les temps » avec Pro Natura, 2014
= 08.2008 – 07.2010	Crèche-garderie Pinocchio, Sainte-Croix (100 %)
= 	Assistante socio-éducative
^ **Langues**
= français	langue maternelle
= allemand	bon (père bernois)
= anglais	A2
^ **Divers**
Monitrice J+S ski jusqu’en 2015, caissière de la fanfare de Grandson, permis de conduire B
^ **Références**
Mme Josiane Cuendet, directrice, Garderie Les P’tits Grèbes
`,
  }),
  ...BY_HAND_TWENTY_NINTH_WEST_OTHERS,
];
