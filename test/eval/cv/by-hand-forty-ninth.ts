import { BY_HAND_FORTY_NINTH_MORE } from './by-hand-forty-ninth-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-ninth');

/** Sixty short ones whose heads alone matter: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_NINTH: Sheet[] = [
  cv('01-en-au-dental', 'pdf', 'en', 'AU', {
    names: ['Tahlia Brennan'],
    email: 'smilesfirst88@bigpondmail.example',
    phone: '0491 570 156',
    city: 'Toowoomba',
    headline: 'Dental Assistant, Cert III',
    jobs: [
      'Dental Assistant | Range Dental | Toowoomba | 2022-03 | now',
      'Barista | The Finch Cafe | Toowoomba | 2019-11 | 2022-02',
    ],
    page: `
! Tahlia Brennan
Dental Assistant, Cert III
Toowoomba QLD 4350 / 0491 570 156 / smilesfirst88@bigpondmail.example
# Where I've worked
**Dental Assistant**, Range Dental, Toowoomba
March 2022 to now
* Chairside for two dentists and a hygienist
**Barista**, The Finch Cafe, Toowoomba
Nov 2019 to Feb 2022
# Other
Blue card, CPR (renewed July), happy to do Saturdays
`,
  }),
  cv('02-en-au-traffic', 'docx', 'en', 'AU', {
    names: ['Craig Anthony Dunstan', 'Craig Dunstan'],
    email: 'dunno71@tassienet.example',
    phone: '0491 570 157',
    city: 'Burnie',
    jobs: [
      'Traffic Controller | Evolution Traffic | Burnie | 2021 | now',
      'Forklift Driver | Elphinstone | Burnie | 2014 | 2021',
    ],
    page: `
> RESUME
|| 5 12
| Surname | Dunstan
| Given names | Craig Anthony
| D.O.B. | on request
| Address | 18 Mooreville Rd, Burnie TAS 7320
| Mobile | 0491 570 157
| Email | dunno71@tassienet.example
| Licence | HR, forklift LF
# Employment
2021 - current \tTraffic Controller, Evolution Traffic, Burnie
2014 - 2021 \tForklift Driver, Elphinstone, Burnie
# Tickets
White card, TC and TMI, working at heights
`,
  }),
  cv('03-en-au-letterhead', 'doc', 'en', 'AU', {
    names: ['Ngaire Pollock'],
    city: 'Geelong',
    headline: 'Payroll Officer',
    jobs: [
      'Payroll Officer | Barwon Timber | Geelong | 2020-08 | now',
      'Accounts Clerk | Corio Freight | Geelong | 2016-02 | 2020-07',
    ],
    page: `
**MARCHETTI & ROWE RECRUITMENT**
~ Level 4, 90 Collins Street, Melbourne VIC 3000. ABN 00 000 000 000
^ Candidate presented by: Simone Marchetti
^ **Candidate:** Ngaire Pollock
**Position:** Payroll Officer
**Lives in:** Geelong
**Notice:** two weeks
# Career summary
**Barwon Timber**, Geelong
Payroll Officer, August 2020 – present
* 310 staff, weekly and monthly, MicrOpay
**Corio Freight**, Geelong
Accounts Clerk, February 2016 – July 2020
# Education
Cert IV in Accounting, The Gordon, 2015
`,
  }),
  cv('04-en-au-letter', 'pdf', 'en', 'AU', {
    names: ['Jarrod McIlwraith'],
    email: 'jmci_shearing@outbackpost.example',
    phone: '0491 570 158',
    city: 'Dubbo',
    jobs: [
      'station hand | Merrigal Pastoral | Warren | 2019 | now',
      'roustabout | Coonamble Contract Shearing | | 2015 | 2019',
    ],
    page: `
Dubbo NSW, 3 November 2026
To the manager,
I'm after the stock and yards job on your site. Below is what I've done and you can ring who you like about it.
* 2019 to now: station hand, Merrigal Pastoral, Warren
* 2015 to 2019: roustabout, Coonamble Contract Shearing
I have a quad bike ticket, 1080 accreditation, MC licence and two good dogs.
Happy to come in any day but Tuesday.
^ Cheers,
Jarrod McIlwraith
0491 570 158
jmci_shearing@outbackpost.example
Unit 2, 77 Fitzroy St, Dubbo
`,
  }),
  cv('05-en-nz-band', 'docx', 'en', 'NZ', {
    names: ['Hemi Walters'],
    email: 'hemi.w@waikatopost.example',
    phone: '021 555 0117',
    city: 'Hamilton',
    headline: 'SCAFFOLDER',
    jobs: [
      'Leading Hand Scaffolder | Waikato Access | Hamilton | 2021-05 | now',
      'Scaffolder | Steelbrace NZ | Tauranga | 2017-02 | 2021-04',
    ],
    page: `
|| 9 8
| ! HEMI WALTERS\\SCAFFOLDER | 14b Peachgrove Road\\Hamilton 3216\\021 555 0117\\hemi.w@waikatopost.example
# Mahi
**Leading Hand Scaffolder** – Waikato Access, Hamilton
May 2021 – present
**Scaffolder** – Steelbrace NZ, Tauranga
February 2017 – April 2021
# Tickets and licences
Advanced scaffold CoC, Site Safe, class 2 licence, first aid
Interests: rugby league, whitebaiting
`,
  }),
  cv('06-en-nz-double', 'doc', 'en', 'NZ', {
    names: ['Philippa Hartnell-Green', 'Pip Hartnell-Green', 'Philippa (Pip) Hartnell-Green'],
    email: 'piphg@nelsonbays.example',
    phone: '027 555 0184',
    city: 'Nelson',
    headline: 'Early Childhood Teacher',
    jobs: [
      'Early Childhood Teacher | Kōwhai Kids | Nelson | 2018-01 | now',
      'Relief Teacher | Tasman Kindergartens | Richmond | 2015-02 | 2017-12',
    ],
    page: `
# Philippa (Pip) Hartnell-Green
__Early Childhood Teacher__
Nelson 7010
ph 027 555 0184, piphg@nelsonbays.example
^ Calm, muddy, well prepared. Full practising certificate to 2028.
## Teaching
Early Childhood Teacher, Kōwhai Kids, Nelson, Jan 2018 – present
Relief Teacher, Tasman Kindergartens, Richmond, Feb 2015 – Dec 2017
## Study
Bachelor of Teaching (ECE), University of Canterbury, 2014
`,
  }),
  cv('07-en-gb-plain', 'pdf', 'en', 'GB', {
    names: ['Gareth Pugh'],
    email: 'heatinghelp@valleysmail.example',
    phone: '07700 900121',
    city: 'Merthyr Tydfil',
    headline: 'Gas Engineer',
    jobs: [
      'Gas Engineer | Taf Heating Ltd | Merthyr Tydfil | 2017-06 | now',
      'Plumber | Cynon Homes | Aberdare | 2012-09 | 2017-05',
    ],
    page: `
Gareth Pugh
Gas Engineer
9 Twynyrodyn Terrace
Merthyr Tydfil
CF47 0XX
Tel: 07700 900121
heatinghelp@valleysmail.example
^ **EXPERIENCE**
Taf Heating Ltd, Merthyr Tydfil
Gas Engineer
June 2017 – present
Cynon Homes, Aberdare
Plumber
September 2012 – May 2017
^ **QUALIFICATIONS**
ACS CCN1, CENWAT, NVQ 3 Plumbing and Heating
`,
  }),
  cv('08-en-gb-small', 'docx', 'en', 'GB', {
    names: ['Freya Lindqvist-Moore', 'Freya Lindqvist Moore'],
    email: 'hello@studio-tern.example',
    phone: '07700 900233',
    city: 'Margate',
    headline: 'brand designer',
    jobs: [
      'senior designer | Ostrich & Co | London | 2021 | now',
      'designer | Pale Blue Agency | Brighton | 2017 | 2021',
    ],
    page: `
! freya lindqvist-moore
brand designer, margate
hello@studio-tern.example
07700 900233
^ i make marks, packets and the odd sign.
# work
2021 – now \tsenior designer, Ostrich & Co, London
2017 – 2021 \tdesigner, Pale Blue Agency, Brighton
# school
ba graphic design, norwich university of the arts, 2016
# tools
figma, indesign, glyphs, a riso printer called dave
`,
  }),
  cv('09-en-gb-postnominals', 'doc', 'en', 'GB', {
    names: ['Adrian Cuthbertson', 'Adrian J Cuthbertson', 'Adrian J. Cuthbertson'],
    email: 'ajc.qs@northumbria.example',
    phone: '07700 900347',
    city: 'Hexham',
    headline: 'Chartered Quantity Surveyor',
    jobs: [
      'Commercial Manager | Esh Civils | Durham | 2019-04 | now',
      'Quantity Surveyor | Tolent | Gateshead | 2011-10 | 2019-03',
    ],
    page: `
> **ADRIAN J CUTHBERTSON BSc (Hons) MRICS MCIArb**
> Chartered Quantity Surveyor
> 3 Tyne Green Mews, Hexham, Northumberland NE46
> 07700 900347 | ajc.qs@northumbria.example
# CAREER
Apr 2019 – date \t**Commercial Manager**, Esh Civils, Durham
NEC4 frameworks, final accounts to £14m
Oct 2011 – Mar 2019 \t**Quantity Surveyor**, Tolent, Gateshead
# INTERESTS
Bell ringing, fell walking
`,
  }),
  cv('10-en-gb-anonymous', 'pdf', 'en', 'GB', {
    names: [],
    city: 'Leicester',
    headline: 'Warehouse Shift Manager',
    jobs: [
      'Warehouse Shift Manager | Fosse Parcels | Leicester | 2020-01 | now',
      'Team Leader | Midland Pallet Company | Coventry | 2015-06 | 2019-12',
    ],
    page: `
**Harbottle Logistics Recruitment** \tRef HLR/20931
To interview this candidate please contact Denise Whitlock in our Birmingham office
^ **Candidate 20931**
Warehouse Shift Manager
Location: Leicester
Salary sought: £41,000
Availability: one month
# Work history
**Warehouse Shift Manager**, Fosse Parcels, Leicester, January 2020 to present
* 46 pickers, night operation, WMS go-live
**Team Leader**, Midland Pallet Company, Coventry, June 2015 to December 2019
# Certificates
IOSH Managing Safely, counterbalance and reach
`,
  }),
  cv('11-en-gb-portal', 'docx', 'en', 'GB', {
    names: ['Sukhdeep Rai'],
    email: 'sr_1994@postbox.example',
    phone: '07700 900458',
    city: 'Wolverhampton',
    headline: 'HGV Class 1 Driver',
    jobs: [
      'HGV Class 1 Driver | Black Country Haulage | Wolverhampton | 2022-07 | now',
      'Van Driver | Penn Couriers | Wolverhampton | 2018-01 | 2022-06',
    ],
    page: `
JobHarbour – CV download – 11/11/2026
# Sukhdeep Rai
Last active: 2 days ago
|| 5 12
| Desired job | HGV Class 1 Driver
| Current town | Wolverhampton
| Phone | 07700 900458
| E-mail | sr_1994@postbox.example
| Willing to travel | up to 25 miles
| Driving licence | C+E
## Experience
**HGV Class 1 Driver**
Black Country Haulage, Wolverhampton
07/2022 – Present
**Van Driver**
Penn Couriers, Wolverhampton
01/2018 – 06/2022
## Personal statement
Reliable driver, trunking and multi drop, clean digi card.
`,
  }),
  cv('12-en-gb-form', 'doc', 'en', 'GB', {
    names: ['Maureen Tattersall', 'Maureen Ann Tattersall'],
    email: 'mo.tatts@rossendale.example',
    phone: '07700 900569',
    city: 'Rawtenstall',
    jobs: [
      'Catering Assistant | Alder Grange School | Rawtenstall | 2016-09 | now',
      'Sales Assistant | Rossendale Bakery | Bacup | 2008-03 | 2016-08',
    ],
    page: `
# Application for employment – part 1
|| 3.5 6 3.5 4
| Title | Mrs | First names | Maureen Ann
| Surname | Tattersall | Previous surname | Kershaw
| House no. and street | 12 Holly Mount | Town | Rawtenstall
| Postcode | BB4 8XX | Mobile | 07700 900569
| Email | mo.tatts@rossendale.example | NI number | to follow
# Part 2 – jobs, newest first
|| 4 5 5 3
| Employer | Job | Town | Dates
| Alder Grange School | Catering Assistant | Rawtenstall | 09/2016 – present
| Rossendale Bakery | Sales Assistant | Bacup | 03/2008 – 08/2016
# Part 3
Level 2 food hygiene; can start after half term
`,
  }),
  cv('13-en-ie-motto', 'pdf', 'en', 'IE', {
    names: ['Declan Furlong'],
    email: 'furlong.d@slaneyside.example',
    phone: '+353 87 555 0129',
    city: 'Enniscorthy',
    jobs: [
      'Sous Chef | Monart House | Enniscorthy | 2021-02 | now',
      'Chef de Partie | The Strawberry Hill | Wexford | 2017-05 | 2021-01',
    ],
    page: `
> __“Good stock takes its time.”__
> **Declan Furlong**
> Enniscorthy, Co. Wexford
> +353 87 555 0129 – furlong.d@slaneyside.example
# Kitchens
**Sous Chef**, Monart House, Enniscorthy
Feb 2021 to present
**Chef de Partie**, The Strawberry Hill, Wexford
May 2017 to Jan 2021
# Training
Culinary Arts, Waterford IT, 2016
HACCP level 3
`,
  }),
  cv('14-en-ie-irish', 'docx', 'en', 'IE', {
    names: ['Caoimhe Ní Dhuibhir', 'Caoimhe O’Dwyer'],
    email: 'caoimhe.nd@gaillimh.example',
    phone: '+353 86 555 0175',
    city: 'Galway',
    headline: 'Medical Device Technician',
    languages: ['English', 'Irish'],
    jobs: [
      'Production Technician | Corrib Medical | Galway | 2020-09 | now',
      'Operator | Lough Rea Plastics | Loughrea | 2018-06 | 2020-08',
    ],
    page: `
Curriculum Vitae of
! Caoimhe Ní Dhuibhir
(Caoimhe O’Dwyer in English)
Medical Device Technician
Address: 22 Cúirt na Coiribe, Galway
Mobile: +353 86 555 0175
E-mail: caoimhe.nd@gaillimh.example
# Employment history
Production Technician, Corrib Medical, Galway (September 2020 – present)
Operator, Lough Rea Plastics, Loughrea (June 2018 – August 2020)
# Languages
English, Irish
`,
  }),
  cv('15-en-ie-margin', 'doc', 'en', 'IE', {
    names: ['Noel Cassidy'],
    email: 'nc.plant@ernewater.example',
    phone: '+353 83 555 0162',
    city: 'Ballyshannon',
    jobs: [
      'Excavator Operator | Kelly Groundworks | Donegal | 2015 | now',
      'Quarry Operative | Laghey Stone | Laghey | 2006 | 2015',
    ],
    page: `
HEAD Noel Cassidy – CV – page 1 of 1
**Contact**
Portnason, Ballyshannon, Co. Donegal
+353 83 555 0162
nc.plant@ernewater.example
# Work
2015 – present: Excavator Operator, Kelly Groundworks, Donegal
360 from 3 to 35 tonne, drainage, windfarm roads
2006 – 2015: Quarry Operative, Laghey Stone, Laghey
# Cards
CSCS 360, articulated dumper, Safe Pass
`,
  }),
  cv('16-en-us-plain', 'pdf', 'en', 'US', {
    names: ['Marisol Trujillo'],
    email: 'rn.nights505@desertmail.example',
    phone: '(505) 555-0148',
    city: 'Albuquerque',
    headline: 'Registered Nurse, Med-Surg',
    languages: ['English', 'Spanish'],
    jobs: [
      'Staff Nurse | Sandia Regional Hospital | Albuquerque | 2019-08 | now',
      'Nursing Assistant | Casa de Paz | Rio Rancho | 2016-05 | 2019-07',
    ],
    page: `
> **Marisol Trujillo, RN, BSN**
> Registered Nurse, Med-Surg
> Albuquerque, NM 87110 • (505) 555-0148 • rn.nights505@desertmail.example
# EXPERIENCE
**Staff Nurse** | Sandia Regional Hospital, Albuquerque, NM | August 2019 – Present
* 32-bed unit, charge nurse two nights a week
**Nursing Assistant** | Casa de Paz, Rio Rancho, NM | May 2016 – July 2019
# EDUCATION
BSN, University of New Mexico, 2019
# LANGUAGES
English, Spanish
`,
  }),
  cv('17-en-us-caps', 'docx', 'en', 'US', {
    names: ['Terrence L. Odom', 'Terrence Odom', 'Terrence L Odom'],
    email: 'tlodom@palmettowire.example',
    phone: '803-555-0171',
    city: 'Sumter',
    jobs: [
      'CNC Machinist | Shaw Precision | Sumter | 2018 | now',
      'Machine Operator | Santee Print Works | Sumter | 2011 | 2018',
    ],
    page: `
TERRENCE L. ODOM
417 BROAD STREET
SUMTER, SC 29150
803-555-0171
TLODOM@PALMETTOWIRE.EXAMPLE
^ OBJECTIVE
To run five axis on first shift.
^ WORK EXPERIENCE
CNC Machinist, Shaw Precision, Sumter, SC
2018 – Present
Machine Operator, Santee Print Works, Sumter, SC
2011 – 2018
^ EDUCATION
Central Carolina Technical College, machining certificate
`,
  }),
  cv('18-en-us-blind', 'doc', 'en', 'US', {
    names: [],
    city: 'Columbus',
    headline: 'Senior Tax Accountant',
    jobs: [
      'Senior Tax Accountant | Buckeye Packaging | Columbus | 2021 | now',
      'Tax Associate | Hollis & Grant LLP | Cleveland | 2016 | 2021',
    ],
    page: `
# CONFIDENTIAL CANDIDATE
**Senior Tax Accountant**
Columbus, Ohio metro – hybrid preferred
Name and contact details released on interview request
^ **Experience**
Senior Tax Accountant, Buckeye Packaging, Columbus, 2021 – Present
* Provision, 22 states, two clean audits
Tax Associate, Hollis & Grant LLP, Cleveland, 2016 – 2021
^ **Credentials**
CPA (Ohio), MTax, OneSource, CCH Axcess
`,
  }),
  cv('19-en-us-called', 'pdf', 'en', 'US', {
    names: [
      'Robert Kessler',
      'Robert “Bo” Kessler',
      'Bo Kessler',
      'Robert "Bo" Kessler',
      'Robert (Bo) Kessler',
    ],
    email: 'bigbo_hvac@lakesuperior.example',
    phone: '218.555.0136',
    city: 'Duluth',
    headline: 'HVAC Service Tech',
    jobs: [
      'Service Technician | Zenith Mechanical | Duluth | 2014-10 | now',
      'Installer | Twin Ports Heating | Superior | 2009-04 | 2014-09',
    ],
    page: `
|| 10 7
| ! Robert “Bo” Kessler | HVAC Service Tech\\Duluth, Minnesota\\218.555.0136\\bigbo_hvac@lakesuperior.example
# Jobs
|| 5 12
| 10/2014 – present | **Service Technician**, Zenith Mechanical, Duluth
| 04/2009 – 09/2014 | **Installer**, Twin Ports Heating, Superior
# Papers
EPA 608 Universal, NATE, boiler license second class
`,
  }),
  cv('20-en-ca-plain', 'docx', 'en', 'CA', {
    names: ['Joanne Petrenko'],
    email: 'prairiedesk@sasknet.example',
    phone: '306-555-0119',
    city: 'Moose Jaw',
    headline: 'Office Administrator',
    jobs: [
      'Office Administrator | Wakamow Grain | Moose Jaw | 2017-03 | now',
      'Receptionist | Regina Eye Clinic | Regina | 2012-06 | 2017-02',
    ],
    page: `
RÉSUMÉ
^ Office Administrator
**Joanne Petrenko**
Moose Jaw, SK  S6H 1X1
C: 306-555-0119
E: prairiedesk@sasknet.example
# Work History
Office Administrator, Wakamow Grain, Moose Jaw
March 2017 – Present
Receptionist, Regina Eye Clinic, Regina
June 2012 – February 2017
# Education
Business Certificate, Saskatchewan Polytechnic, 2012
References gladly given
`,
  }),
  cv('21-en-ca-end', 'doc', 'en', 'CA', {
    names: ['Étienne Robichaud', 'Etienne Robichaud'],
    email: 'e.robichaud@fundybay.example',
    phone: '(506) 555-0193',
    city: 'Moncton',
    languages: ['English', 'French'],
    jobs: [
      'Customer Service Supervisor | Assomption Hardware | Moncton | 2020-04 | now',
      'Call Centre Agent | Petitcodiac Telecom | Dieppe | 2016-08 | 2020-03',
    ],
    page: `
# Profile
Bilingual supervisor with ten years on the phones and at the counter.
# Employment
**Customer Service Supervisor**
Assomption Hardware, Moncton
April 2020 – present
**Call Centre Agent**
Petitcodiac Telecom, Dieppe
August 2016 – March 2020
# Languages
English, French
# Contact
Étienne Robichaud
55 Archibald Street, Moncton, NB E1C 5H8
(506) 555-0193
e.robichaud@fundybay.example
`,
  }),
  cv('22-en-in-plain', 'pdf', 'en', 'IN', {
    names: ['Pooja Deshpande'],
    email: 'pooja.qa2015@punemail.example',
    phone: '+91 95550 10142',
    city: 'Pune',
    headline: 'Senior QA Engineer',
    jobs: [
      'Senior QA Engineer | Sahyadri Softech | Pune | 2020-06 | now',
      'Test Engineer | Godavari Infosystems | Nashik | 2016-07 | 2020-05',
    ],
    page: `
**CURRICULUM VITAE**
Pooja Deshpande
Senior QA Engineer
Mobile No: +91 95550 10142
Email ID: pooja.qa2015@punemail.example
Current Location: Pune
# Career Objective
To work in a challenging environment where my automation skills are put to use.
# Professional Experience
Senior QA Engineer, Sahyadri Softech, Pune – June 2020 to till date
Test Engineer, Godavari Infosystems, Nashik – July 2016 to May 2020
# Academics
B.E. (Computer), Savitribai Phule Pune University, 2016, 67%
`,
  }),
  cv('23-en-in-initial', 'docx', 'en', 'IN', {
    names: ['S. Karthikeyan', 'S Karthikeyan', 'Karthikeyan S', 'Karthikeyan S.', 'Karthikeyan Subramanian'],
    email: 'karthi.mech90@kovaimail.example',
    phone: '+91-95550-10177',
    city: 'Coimbatore',
    jobs: [
      'Production Engineer | Noyyal Pumps | Coimbatore | 2018-11 | now',
      'Graduate Trainee | Kongu Castings | Erode | 2016-06 | 2018-10',
    ],
    aside: [1],
    page: `
> RESUME
|| 11 6
| **S. KARTHIKEYAN, B.E.**\\S/o Mr. R. Subramanian\\7/12 Avinashi Road, Peelamedu\\Coimbatore 641004\\Cell: +91-95550-10177\\Mail: karthi.mech90@kovaimail.example | Affix recent\\passport size photo
# EXPERIENCE
Nov 2018 – till date: Production Engineer, Noyyal Pumps, Coimbatore
June 2016 – Oct 2018: Graduate Trainee, Kongu Castings, Erode
# DECLARATION
I hereby declare that the above particulars are true to the best of my knowledge.
Place: Coimbatore
Date: 02.11.2026 \t(S. KARTHIKEYAN)
`,
  }),
  cv('24-en-in-biodata', 'doc', 'en', 'IN', {
    names: ['Mohammed Irfan Shaikh', 'Irfan Shaikh', 'Mohammed Shaikh'],
    email: 'irfan.accts@deccanpost.example',
    phone: '95550 10121',
    city: 'Hyderabad',
    jobs: [
      'Accounts Executive | Charminar Foods | Hyderabad | 2019-04 | now',
      'Billing Clerk | Golconda Medicals | Secunderabad | 2014-08 | 2019-03',
    ],
    page: `
# BIO-DATA
|| 6 1 10
| Name | : | Mohammed Irfan Shaikh
| Father’s Name | : | Abdul Gafoor Shaikh
| Date of Birth | : | 14-06-1992
| Marital Status | : | Married
| Permanent Address | : | H.No. 8-4-371, Erragadda, Hyderabad
| Contact No. | : | 95550 10121
| E-mail | : | irfan.accts@deccanpost.example
# WORK EXPERIENCE
1. Accounts Executive, Charminar Foods, Hyderabad, Apr 2019 to present
2. Billing Clerk, Golconda Medicals, Secunderabad, Aug 2014 to Mar 2019
# QUALIFICATION
B.Com, Osmania University, 2013; Tally Prime, GST returns
`,
  }),
  cv('25-en-sg-tan', 'pdf', 'en', 'SG', {
    names: ['Tan Wei Ling', 'Wei Ling Tan', 'Tan Wei Ling Cheryl', 'Cheryl Tan', 'Cheryl Tan Wei Ling'],
    email: 'wl.cheryl@lioncity.example',
    phone: '+65 5550 0164',
    city: 'Singapore',
    headline: 'HR Business Partner',
    jobs: [
      'HR Business Partner | Kallang Marine | Singapore | 2021-01 | now',
      'HR Executive | Bukit Foods | Singapore | 2016-07 | 2020-12',
    ],
    page: `
! CHERYL TAN WEI LING
HR Business Partner
Blk 210 Toa Payoh Lorong 8, Singapore 310210
+65 5550 0164
wl.cheryl@lioncity.example
# Working experience
**Kallang Marine**, Singapore
HR Business Partner, Jan 2021 – Present
**Bukit Foods**, Singapore
HR Executive, Jul 2016 – Dec 2020
# Education
BBA, Nanyang Technological University, 2016
Notice period: 2 months
`,
  }),
  cv('26-en-sg-bin', 'docx', 'en', 'SG', {
    names: ['Muhammad Hafiz bin Rahmat', 'Muhammad Hafiz Bin Rahmat', 'Muhammad Hafiz', 'Hafiz bin Rahmat'],
    email: 'fizz.aircon@tampines.example',
    phone: '+65 5550 0138',
    city: 'Singapore',
    jobs: [
      'Facilities Technician | Changi Cooling | Singapore | 2019-09 | now',
      'Aircon Technician | Simei Aircon Services | Singapore | 2015-03 | 2019-08',
    ],
    page: `
# PERSONAL PARTICULARS
|| 5 12
| Full name (as in NRIC) | MUHAMMAD HAFIZ BIN RAHMAT
| Nationality | Singaporean
| Address | 433 Tampines St 43, Singapore
| Handphone | +65 5550 0138
| Email | fizz.aircon@tampines.example
| Expected salary | $3,100
# EMPLOYMENT RECORD
|| 5 6 6
| Period | Company | Position
| Sep 2019 – present | Changi Cooling, Singapore | Facilities Technician
| Mar 2015 – Aug 2019 | Simei Aircon Services, Singapore | Aircon Technician
# REMARKS
Class 3 licence, BCSS, ITE Higher Nitec
`,
  }),
  cv('27-en-za-cover', 'doc', 'en', 'ZA', {
    names: ['Nomvula Dlamini'],
    email: 'nommy.d@highveldmail.example',
    phone: '+27 71 555 0126',
    city: 'Benoni',
    headline: 'DEBTORS CLERK',
    languages: ['English', 'isiZulu'],
    jobs: [
      'Debtors Clerk | Ekurhuleni Steel Stockists | Benoni | 2019-02 | now',
      'Cashier | Lakeside Superspar | Benoni | 2015-10 | 2019-01',
    ],
    page: `
> CURRICULUM VITAE
> OF
> **NOMVULA DLAMINI**
> DEBTORS CLERK
# PERSONAL DETAILS
|| 6 11
| Surname | Dlamini
| First names | Nomvula
| ID number | available on request
| Residential area | Benoni
| Cell | +27 71 555 0126
| Email | nommy.d@highveldmail.example
| Languages | English, isiZulu
| Criminal record | None
# EMPLOYMENT
Debtors Clerk, Ekurhuleni Steel Stockists, Benoni: February 2019 – current
Cashier, Lakeside Superspar, Benoni: October 2015 – January 2019
`,
  }),
  cv('28-en-za-particle', 'pdf', 'en', 'ZA', {
    names: ['Pieter van der Westhuizen', 'Pieter Jacobus van der Westhuizen', 'Piet van der Westhuizen'],
    email: 'pietvdw@overberg.example',
    phone: '082 555 0153',
    city: 'Caledon',
    languages: ['Afrikaans', 'English'],
    jobs: [
      'Workshop Foreman | Overberg Agri Trekkers | Caledon | 2013 | now',
      'Diesel Mechanic | Bredasdorp Motors | Bredasdorp | 2005 | 2013',
    ],
    page: `
FOOT CV – P.J. van der Westhuizen – Nov 2026
# Pieter Jacobus van der Westhuizen
“Piet” – 11 Kerk Street, Caledon 7230 – 082 555 0153
pietvdw@overberg.example
Afrikaans, English
## Career
Workshop Foreman, Overberg Agri Trekkers, Caledon
2013 – present
Diesel Mechanic, Bredasdorp Motors, Bredasdorp
2005 – 2013
## Trade
Red Seal diesel mechanic, Code EC1 with PDP
`,
  }),
  cv('29-en-ph-resume', 'docx', 'en', 'PH', {
    names: ['Jennylyn M. Villaflor', 'Jennylyn Villaflor', 'Jennylyn M Villaflor'],
    email: 'jen_csr@iloilomail.example',
    phone: '0955 555 0147',
    city: 'Iloilo City',
    jobs: [
      'Customer Service Representative | Panay Connect | Iloilo City | 2021-03 | now',
      'Front Desk Officer | Hotel Esplanada | Iloilo City | 2018-06 | 2021-02',
    ],
    page: `
|| 12 5
| **VILLAFLOR, JENNYLYN M.**\\Brgy. San Isidro, Jaro, Iloilo City\\Mobile: 0955 555 0147\\jen_csr@iloilomail.example | (2x2 photo)
# Work Experience
Customer Service Representative
Panay Connect, Iloilo City
March 2021 – Present
Front Desk Officer
Hotel Esplanada, Iloilo City
June 2018 – February 2021
# Character References
Ms. Aileen Gallego, HR Officer, Panay Connect
Mr. Roderick Tupas, Manager, Hotel Esplanada
`,
  }),
  cv('30-en-ph-seafarer', 'doc', 'en', 'PH', {
    names: ['Rogelio Bautista', 'Rogelio Santos Bautista', 'Rogelio S. Bautista'],
    email: 'roger.ab@marinerpost.example',
    phone: '+63 955 555 0102',
    city: 'Batangas City',
    headline: 'Able Seaman',
    jobs: [
      'Able Seaman | Verde Passage Shipping | Manila | 2019 | now',
      'Ordinary Seaman | Calabarzon Ferries | Batangas City | 2014 | 2019',
    ],
    page: `
SEAFARER’S DATA SHEET \tForm CR-02
|| 3 6.5 3.5 4
| Last name | BAUTISTA | First name | ROGELIO
| Middle name | SANTOS | Rank | Able Seaman
| Home address | 41 Rizal Ave., Batangas City | Mobile | +63 955 555 0102
| E-mail | roger.ab@marinerpost.example | Next of kin | Lourdes Bautista (wife)
| Height | 168 cm | Blood type | O+
# SEA SERVICE
2019 – present \tAble Seaman, Verde Passage Shipping, Manila
2014 – 2019 \tOrdinary Seaman, Calabarzon Ferries, Batangas City
# DOCUMENTS
SIRB, COC II/5, US visa C1/D
`,
  }),
  cv('31-en-ng-title', 'pdf', 'en', 'NG', {
    names: [
      'Oluwaseun Adebayo',
      'Engr. Oluwaseun Adebayo',
      'Oluwaseun Tobi Adebayo',
      'Engr. Oluwaseun Tobi Adebayo',
    ],
    email: 'seuntech@lagosmail.example',
    phone: '+234 805 555 0186',
    city: 'Ibadan',
    jobs: [
      'Maintenance Engineer | Oodua Breweries | Ibadan | 2018-05 | now',
      'Field Technician | Ogun Power Services | Abeokuta | 2013-09 | 2018-04',
    ],
    page: `
> **ENGR. OLUWASEUN TOBI ADEBAYO (MNSE, COREN)**
> No. 5 Ring Road, Ibadan, Oyo State
> Phone: +234 805 555 0186; E-mail: seuntech@lagosmail.example
# PERSONAL DATA
State of Origin: Ogun
Sex: Male
Marital Status: Married
# WORK EXPERIENCE WITH DATES
Maintenance Engineer, Oodua Breweries, Ibadan (May 2018 – Till Date)
Field Technician, Ogun Power Services, Abeokuta (Sept 2013 – April 2018)
# INSTITUTIONS ATTENDED
B.Eng. Mechanical, FUNAAB Abeokuta, 2012
# HOBBIES
Reading and football
`,
  }),
  ...BY_HAND_FORTY_NINTH_MORE,
];
