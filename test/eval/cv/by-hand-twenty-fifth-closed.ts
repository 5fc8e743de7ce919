import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-fifth-closed');

/** Sixteen of ordinary trades, laid out as is usual: six in English from six countries, four in Spanish from four, two in German, one each in French, Italian, Portuguese and Dutch. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_FIFTH_CLOSED: Sheet[] = [
  cv('01-en-gb-heating', 'docx', 'en', 'GB', {
    names: ['Darren Hollingsworth'],
    email: 'd.hollingsworth@postbag-leeds.example',
    phone: '07700 900562',
    city: 'Wakefield',
    headline: 'Gas & Heating Engineer',
    jobs: [
      'Service & Breakdown Engineer | Aire Valley Heating Ltd | | 2019-03 | now',
      'Gas Engineer | British Gas | | 2013-06 | 2019-02',
      'Plumber | Kirkgate Property Maintenance | | 2009-09 | 2013-05',
    ],
    page: `
! Darren Hollingsworth
Gas & Heating Engineer
14 Thornes Moor Close, Wakefield, WF2 8QB
Mobile: 07700 900562   Email: d.hollingsworth@postbag-leeds.example
# Personal Profile
Reliable Gas Safe registered engineer with over fifteen years in domestic servicing, breakdowns and boiler installs. Used to working alone, keeping a tidy van and leaving a tidy kitchen. Looking for a permanent role without one-in-two call-out.
# Key Skills
* Fault finding on Worcester, Vaillant, Ideal and Baxi
* Unvented cylinders and heating controls
* Landlord safety checks (CP12)
* Customer care and upselling of service plans
# Employment History
**Service & Breakdown Engineer**	March 2019 – Present
Aire Valley Heating Ltd, Leeds
* Five to seven jobs a day across West Yorkshire
* First-time fix of 86% last year
* Mentor to two apprentices
**Gas Engineer**	June 2013 – February 2019
British Gas, Wakefield patch
* Annual services and breakdown cover for HomeCare customers
* Fitted smart controls and power flushes
**Plumber**	September 2009 – May 2013
Kirkgate Property Maintenance, Wakefield
* Bathrooms, leaks and void properties for two housing associations
# Qualifications and Training
ACS: CCN1, CENWAT, CKR1, HTR1, CPA1 (renewed 2023)
NVQ Level 3 Domestic Natural Gas, Leeds College of Building, 2013
NVQ Level 2 Plumbing, Wakefield College, 2009
Full UK driving licence, no points
# Interests
Fishing, Wakefield Trinity, two greyhounds
# References
Available on request.
`,
  }),
  cv('02-en-us-dental', 'pdf', 'en', 'US', {
    names: ['Kaylee M. Brandvold', 'Kaylee Brandvold'],
    email: 'kaylee.brandvold@mailprairie.example',
    phone: '(605) 555-0184',
    city: 'Sioux Falls',
    languages: ['Spanish'],
    jobs: [
      'Lead Dental Assistant | Prairie Smiles Family Dentistry | | 2021-08 | now',
      'Dental Assistant | Aspen Dental | | 2018-05 | 2021-07',
      'Front Desk Receptionist | Dakota Eye Center | | 2016-01 | 2018-04',
      'Barista | Caribou Coffee | | 2014-06 | 2015-12',
    ],
    page: `
> **Kaylee M. Brandvold**
> Sioux Falls, SD 57106 | (605) 555-0184 | kaylee.brandvold@mailprairie.example
# SUMMARY
Registered Dental Assistant with 7 years of chairside experience in general and pediatric practices. Radiography certified. Patient with nervous kids and nervous dads.
# EXPERIENCE
**Lead Dental Assistant** | Prairie Smiles Family Dentistry | Sioux Falls, SD | August 2021 – Present
* Assist two dentists with crowns, root canals, and extractions
* Train new assistants and keep the sterilization log audit-ready
* Order supplies; trimmed monthly spend by about $700
**Dental Assistant** | Aspen Dental | Sioux Falls, SD | May 2018 – July 2021
* Took digital X-rays, impressions, and intraoral photos
* Charted in Dentrix and explained treatment plans to patients
**Front Desk Receptionist** | Dakota Eye Center | Brandon, SD | January 2016 – April 2018
* Scheduled 60+ patients a day, verified insurance, collected copays
**Barista** | Caribou Coffee | Sioux Falls, SD | June 2014 – December 2015
# EDUCATION
**Diploma, Dental Assisting** | Southeast Technical College | 2018
**High School Diploma** | Roosevelt High School | 2014
# CERTIFICATIONS
DANB Certified Dental Assistant (CDA), 2019
South Dakota Radiography and Nitrous Oxide permits
BLS for Healthcare Providers, exp. 03/2027
# ADDITIONAL
Spanish: conversational. Dentrix, Eaglesoft, Microsoft Office.
`,
  }),
  cv('03-en-au-childcare', 'docx', 'en', 'AU', {
    names: ['Tegan Louise Marchetti', 'Tegan Marchetti'],
    email: 'tegan.marchetti@inboxnewcastle.example',
    phone: '0491 570 006',
    city: 'Newcastle',
    headline: 'Early Childhood Educator',
    languages: ['English', 'Italian'],
    jobs: [
      'Room Leader | Little Banksia Early Learning | | 2020 | now',
      'Diploma Educator | Goodstart Early Learning | | 2016 | 2020',
      'Casual Educator | Hunter Kids Care | | 2014 | 2016',
    ],
    page: `
[[ 5 12
**CONTACT**
0491 570 006
tegan.marchetti@inboxnewcastle.example
Newcastle NSW 2300
^ **CHECKS**
WWCC current to 2029
National police check
First aid, asthma and anaphylaxis
^ **SKILLS**
EYLF planning
Storypark
Toilet training
Behaviour guidance
Family communication
^ **LANGUAGES**
English – native
Italian – conversational
---
! Tegan Louise Marchetti
**Early Childhood Educator**
^ **ABOUT ME**
Warm and organised educator who has worked with babies through to preschoolers. I love mud kitchens, loose parts and a good transition song.
^ **WORK EXPERIENCE**
**Room Leader**
Little Banksia Early Learning, Newcastle
2020 – Present
* Toddler room: team of three, 15 children
* Program, observations and critical reflection
* Contributed to the centre's Exceeding rating in 2023
^ **Diploma Educator**
Goodstart Early Learning, Charlestown
2016 – 2020
* Nursery and toddler rooms
* Settling plans with new families
^ **Casual Educator**
Hunter Kids Care, Maitland
2014 – 2016
^ **EDUCATION**
Diploma of Early Childhood Education and Care
TAFE NSW, Hamilton, 2016
Certificate III in Early Childhood Education and Care
TAFE NSW, Hamilton, 2014
^ **REFEREES**
Sandra Nowland, Director, Little Banksia Early Learning – 0491 570 110
]]
`,
  }),
  cv('04-en-in-accountant', 'docx', 'en', 'IN', {
    names: ['Prashant Vishwanath Kulkarni', 'Prashant V. Kulkarni'],
    email: 'prashantk.accounts@mailpune.example',
    phone: '+91 98000 00417',
    city: 'Pune',
    languages: ['English', 'Hindi', 'Marathi'],
    jobs: [
      'Senior Accountant | Deccan Auto Components Pvt. Ltd. | | 2020-07 | now',
      'Accounts Executive | Sahyadri Foods Private Limited | | 2016-04 | 2020-06',
      'Junior Accountant | Joshi Phadke & Associates | | 2013-08 | 2016-03',
    ],
    page: `
> **RESUME**
**PRASHANT VISHWANATH KULKARNI**
Flat No. 9, Sai Krupa Apartments, Kothrud, Pune – 411038
Mobile: +91 98000 00417
E-mail: prashantk.accounts@mailpune.example
^ **CAREER OBJECTIVE**
To work in a growth-oriented organization where I can utilize my knowledge of accounts and taxation and contribute to the progress of the company.
^ **WORK EXPERIENCE (12 Years)**
**1) Deccan Auto Components Pvt. Ltd., Chakan**
Designation: Senior Accountant
Duration: July 2020 to Till Date
Job Profile:
* Finalization of accounts and co-ordination with statutory auditors
* GST returns (GSTR-1, GSTR-3B, GSTR-9) and TDS returns
* Bank reconciliation, debtor ageing and MIS reports to the Director
**2) Sahyadri Foods Private Limited, Pune**
Designation: Accounts Executive
Duration: April 2016 to June 2020
Job Profile:
* Purchase and sales entries in Tally ERP 9
* Payroll of 140 workers, PF and ESIC challans
**3) Joshi Phadke & Associates, Chartered Accountants, Pune**
Designation: Junior Accountant
Duration: August 2013 to March 2016
Job Profile:
* Vouching, income tax returns of individuals and firms
^ **EDUCATIONAL QUALIFICATION**
|| 3 6 3 3
| **Exam** | **University / Board** | **Year** | **Percentage**
| M.Com. | Savitribai Phule Pune University | 2015 | 61.40%
| B.Com. | University of Pune | 2013 | 66.25%
| H.S.C. | Maharashtra State Board | 2010 | 71.00%
| S.S.C. | Maharashtra State Board | 2008 | 74.30%
^ **COMPUTER KNOWLEDGE**
Tally Prime, SAP FICO (end user), MS Excel, MS-CIT
^ **PERSONAL DETAILS**
Date of Birth: 14th June 1992
Marital Status: Married
Languages Known: English, Hindi and Marathi
Hobbies: Cricket, trekking to forts
^ **DECLARATION**
I hereby declare that the above information is true to the best of my knowledge and belief.

Place: Pune
Date:	(Prashant V. Kulkarni)
`,
  }),
  cv('05-en-ie-retail', 'pdf', 'en', 'IE', {
    names: ['Aoife Ní Dhonnchadha'],
    email: 'aoife.nidh@postgalway.example',
    phone: '085 555 0142',
    city: 'Galway',
    languages: ['Irish', 'English'],
    jobs: [
      'Store Manager | Corrib Home & Garden | | 2022-05 | now',
      'Assistant Store Manager | Dunnes Stores | | 2018-10 | 2022-04',
      'Department Supervisor | Dunnes Stores | | 2016-02 | 2018-09',
      'Sales Assistant | Eason | | 2013-09 | 2016-01',
    ],
    page: `
! Aoife Ní Dhonnchadha
Knocknacarra, Galway · 085 555 0142 · aoife.nidh@postgalway.example
# Profile
Retail manager with over ten years on the shop floor and in the back office. Strong on stock loss, rostering and staff who stay.
# Career to date
|| 4 13
| May 2022 – Present | **Store Manager**\\Corrib Home & Garden, Galway\\Full responsibility for a €4.1m store with 26 staff. Shrinkage down from 2.3% to 1.1%. Opened the click and collect desk.
| Oct 2018 – Apr 2022 | **Assistant Store Manager**\\Dunnes Stores, Eyre Square, Galway\\Rosters, cash office, health and safety. Acting manager for four months in 2021.
| Feb 2016 – Sept 2018 | **Department Supervisor**\\Dunnes Stores, Eyre Square, Galway\\Homewares and seasonal. Christmas layouts for two floors.
| Sept 2013 – Jan 2016 | **Sales Assistant**\\Eason, Shop Street, Galway\\Tills, back-to-school orders. Part-time during college.
# Education
|| 4 13
| 2012 – 2015 | BA in Business and Irish, University of Galway (2.2)
| 2012 | Leaving Certificate, Coláiste Chroí Mhuire, An Spidéal
# Training
|| 4 13
| 2023 | First Line Management, Retail Ireland Skillnet
| 2021 | Manual handling instructor; occupational first aid
# Languages
Irish (native), English (native)
# Referees
Available on request
`,
  }),
  cv('06-en-ca-driver', 'doc', 'en', 'CA', {
    names: ['Gurpreet Singh Dhaliwal', 'Gurpreet Dhaliwal'],
    email: 'gp.dhaliwal@roadmail.example',
    phone: '905-555-0119',
    city: 'Brampton',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'AZ Driver | Northern Shield Transport Inc. | | 2021-04 | now',
      'AZ Driver | Challenger Motor Freight | | 2017-09 | 2021-03',
      'DZ Driver | Peel Building Supplies | | 2015-05 | 2017-08',
      'Warehouse Associate | Canadian Tire | | 2013-11 | 2015-04',
    ],
    page: `
**GURPREET SINGH DHALIWAL**
38 Mapleview Crescent, Brampton, ON L6X 4T2
Cell: 905-555-0119
Email: gp.dhaliwal@roadmail.example

**OBJECTIVE**
Full-time AZ driver, regional or day runs, home on weekends.

**HIGHLIGHTS**
- Clean AZ licence and CVOR abstract, FAST card
- Over 900,000 km accident free
- Experience with reefer, dry van, B-train and winter mountain driving
- ELD, pre-trip inspections, cross-border paperwork (ACE / ACI)

**WORK HISTORY**
AZ Driver
Northern Shield Transport Inc., Mississauga, ON
April 2021 to Present
- Ontario, Quebec and Midwest US runs, reefer
- Drop and hook, live unload, temperature checks

AZ Driver
Challenger Motor Freight, Cambridge, ON
September 2017 to March 2021
- Team and single long haul, Ontario to BC
- Driver trainer for 6 new hires

DZ Driver
Peel Building Supplies, Brampton, ON
May 2015 to August 2017
- Straight truck with moffett, site deliveries

Warehouse Associate
Canadian Tire, Bolton, ON
November 2013 to April 2015
- Reach truck, order picking

**EDUCATION AND TRAINING**
AZ Licence Training, Ontario Truck Driving School, 2017
Grade 12, Govt. Senior Secondary School, Moga, Punjab, 2010
TDG and WHMIS certificates, 2024

**LANGUAGES**
English, Punjabi, Hindi
`,
  }),
  cv('07-es-es-dependienta', 'pdf', 'es', 'ES', {
    names: ['Nuria Castellanos Prieto'],
    email: 'nuria.castellanos@correopucela.example',
    phone: '+34 622 041 938',
    city: 'Valladolid',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Encargada de tienda | Calzados Recoletos S.L. | | 2021-02 | now',
      'Dependienta | El Corte Inglés | | 2016-11 | 2021-01',
      'Cajera reponedora | Supermercados Lupa | | 2014-06 | 2016-10',
    ],
    page: `
! Nuria Castellanos Prieto
**Nacionalidad:** Española   **Fecha de nacimiento:** 22/09/1993
**Teléfono:** (+34) 622 041 938
**Correo electrónico:** nuria.castellanos@correopucela.example
**Domicilio:** Calle Pelícano 8, 47012 Valladolid (España)
# EXPERIENCIA LABORAL
**Encargada de tienda**
__Calzados Recoletos S.L.__ [ 15/02/2021 – Actual ]
Localidad: Valladolid
País: España
* Apertura y cierre, arqueo de caja y pedidos de temporada
* Equipo de cuatro personas, turnos y vacaciones
* Escaparates y redes sociales de la tienda
**Dependienta**
__El Corte Inglés__ [ 02/11/2016 – 31/01/2021 ]
Localidad: Valladolid
País: España
* Sección de complementos y, en campaña, juguetes
* Cambios, devoluciones y tarjetas de la casa
**Cajera reponedora**
__Supermercados Lupa__ [ 10/06/2014 – 30/10/2016 ]
Localidad: Palencia
País: España
# EDUCACIÓN Y FORMACIÓN
**Técnico en Actividades Comerciales**
__IES Ramón y Cajal__ [ 2012 – 2014 ]
Localidad: Valladolid
**Curso de escaparatismo (60 horas)**
__Cámara de Comercio de Valladolid__ [ 2019 ]
# COMPETENCIAS LINGÜÍSTICAS
Lengua materna: Español
Otros idiomas:
|| 5 3 3 3 3
|  | **Comprensión auditiva** | **Lectura** | **Expresión oral** | **Escritura**
| **Inglés** | B1 | B1 | A2 | A2
| **Portugués** | B1 | A2 | A2 | A1
# PERMISO DE CONDUCIR
Automóvil: B
`,
  }),
  cv('08-es-mx-contadora', 'docx', 'es', 'MX', {
    names: ['Alejandra Montes de Oca Rivas'],
    email: 'cp.amontesdeoca@correobajio.example',
    phone: '477 555 0126',
    city: 'León',
    headline: 'Contadora Pública',
    languages: ['Inglés'],
    jobs: [
      'Contadora General | Curtidos del Bajío, S.A. de C.V. | | 2020-01 | now',
      'Analista de Cuentas por Pagar | Grupo Flexi | | 2017-03 | 2019-12',
      'Auxiliar Contable | Despacho Arrieta y Asociados, S.C. | | 2014-08 | 2017-02',
    ],
    page: `
! Alejandra Montes de Oca Rivas
**Contadora Pública**
León, Guanajuato | Cel. 477 555 0126 | cp.amontesdeoca@correobajio.example
# Objetivo
Integrarme a una empresa donde pueda aplicar mi experiencia en contabilidad general e impuestos y crecer hacia una gerencia administrativa.
# Experiencia profesional
## Contadora General
**Curtidos del Bajío, S.A. de C.V.**, León, Gto.
Enero 2020 – Actualidad
* Cierre mensual, estados financieros y conciliaciones
* Declaraciones provisionales y anuales, DIOT, contabilidad electrónica
* Atención a auditoría externa y requerimientos del SAT
* Tres auxiliares a mi cargo
## Analista de Cuentas por Pagar
**Grupo Flexi**, León, Gto.
Marzo 2017 – Diciembre 2019
* Revisión de facturas, complementos de pago y programación de pagos
* Altas de proveedores en SAP
## Auxiliar Contable
**Despacho Arrieta y Asociados, S.C.**, Irapuato, Gto.
Agosto 2014 – Febrero 2017
* Captura de pólizas en CONTPAQi, nóminas e IMSS de 12 clientes
# Formación académica
**Licenciatura en Contaduría Pública**, Universidad de Guanajuato, 2010 – 2014. Titulada
**Diplomado en Impuestos**, Colegio de Contadores Públicos de León, 2021
# Habilidades
CONTPAQi Contabilidad y Nóminas, SAP, Excel avanzado, trabajo bajo presión
# Idiomas
Inglés intermedio (80% lectura, 60% conversación)
`,
  }),
  cv('09-es-co-almacen', 'docx', 'es', 'CO', {
    names: ['Jhon Fredy Ospina Cardona'],
    email: 'jfospina.logistica@correopaisa.example',
    phone: '300 555 0173',
    city: 'Itagüí',
    jobs: [
      'Coordinador de Bodega | Distribuidora Aburrá S.A.S. | | 2021-07 | now',
      'Auxiliar de Inventarios | Almacenes Éxito S.A. | | 2017-02 | 2021-06',
      'Auxiliar de Despachos | Coordinadora Mercantil | | 2014-10 | 2016-12',
      'Operario de Producción | Confecciones El Hilo Ltda. | | 2012-03 | 2014-09',
    ],
    page: `
> **HOJA DE VIDA**
# DATOS PERSONALES
|| 6 11
| **NOMBRE** | Jhon Fredy Ospina Cardona
| **DOCUMENTO DE IDENTIDAD** | C.C. 1.000.000.731 de Itagüí
| **FECHA DE NACIMIENTO** | 19 de noviembre de 1992
| **ESTADO CIVIL** | Unión libre
| **CIUDAD** | Itagüí, Antioquia
| **DIRECCIÓN** | Carrera 52 # 70-14, barrio Santa María
| **TELÉFONO** | 300 555 0173
| **E-MAIL** | jfospina.logistica@correopaisa.example
# PERFIL LABORAL
Tecnólogo en logística con experiencia en recibo, almacenamiento y despacho de mercancía. Responsable, puntual, con facilidad para el trabajo en equipo y el manejo de personal.
# EXPERIENCIA LABORAL
|| 6 11
| **EMPRESA** | Distribuidora Aburrá S.A.S.
| **CARGO** | Coordinador de Bodega
| **TIEMPO LABORADO** | Julio de 2021 – Actualmente
| **FUNCIONES** | Programación de rutas, control de inventario cíclico, manejo de 9 auxiliares
| **JEFE INMEDIATO** | Luz Dary Betancur, 604 555 0190

|| 6 11
| **EMPRESA** | Almacenes Éxito S.A.
| **CARGO** | Auxiliar de Inventarios
| **TIEMPO LABORADO** | Febrero de 2017 – Junio de 2021
| **FUNCIONES** | Conteos, averías, ajustes en SAP
| **JEFE INMEDIATO** | Wilmar Arango

|| 6 11
| **EMPRESA** | Coordinadora Mercantil
| **CARGO** | Auxiliar de Despachos
| **TIEMPO LABORADO** | Octubre de 2014 – Diciembre de 2016
| **FUNCIONES** | Cargue y descargue, lectura de guías

|| 6 11
| **EMPRESA** | Confecciones El Hilo Ltda.
| **CARGO** | Operario de Producción
| **TIEMPO LABORADO** | Marzo de 2012 – Septiembre de 2014
# FORMACIÓN ACADÉMICA
|| 6 11
| **TECNOLOGÍA** | Gestión Logística, SENA, 2019
| **BACHILLERATO** | I.E. Concejo Municipal de Itagüí, 2010
| **CURSOS** | Manejo de montacargas, SENA, 2018. Trabajo en alturas, 2022
# REFERENCIAS PERSONALES
Marta Inés Cardona, comerciante, 310 555 0128
Padre Hernán Zuluaga, párroco, 604 555 0133
`,
  }),
  cv('10-es-ar-enfermero', 'pdf', 'es', 'AR', {
    names: ['Matías Ezequiel Quiroga'],
    email: 'matiasquiroga.enf@correorosario.example',
    phone: '341 555-0167',
    city: 'Rosario',
    headline: 'Enfermero profesional',
    jobs: [
      'Enfermero de terapia intensiva | Sanatorio Británico | | 2020 | now',
      'Enfermero de piso | Hospital Italiano Garibaldi | | 2016 | 2020',
      'Cuidador domiciliario | Asistir Salud | | 2013 | 2016',
    ],
    page: `
[[ 12 5
! Matías Ezequiel Quiroga
Enfermero profesional
Mat. Prov. 00.412
---
341 555-0167
matiasquiroga.enf@correorosario.example
Rosario, Santa Fe
33 años
]]
# Experiencia laboral
**2020 – Actualidad: Enfermero de terapia intensiva**
Sanatorio Británico, Rosario
Atención de pacientes críticos, ARM, bombas de infusión, registro en historia clínica digital. Turno noche.
**2016 – 2020: Enfermero de piso**
Hospital Italiano Garibaldi, Rosario
Clínica médica y cirugía. Medicación, curaciones, control de signos vitales. Franquero los últimos dos años.
**2013 – 2016: Cuidador domiciliario**
Asistir Salud, Villa Gobernador Gálvez
Adultos mayores, higiene y confort, acompañamiento.
# Estudios
**Enfermero Profesional.** Instituto Superior Cruz Roja Argentina, filial Rosario. 2016
**Licenciatura en Enfermería.** UNR. En curso, 70% de materias aprobadas
**Bachiller en Ciencias Naturales.** EEMPA N° 1147. 2011
# Cursos
* RCP básico y avanzado (ACLS), 2023
* Accesos vasculares guiados, 2022
* Control de infecciones, 2020
# Otros datos
Disponibilidad para francos y feriados. Movilidad propia (moto). Vacunas al día.
`,
  }),
  cv('11-de-tischler', 'docx', 'de', 'DE', {
    names: ['Jörg Brinkmeier'],
    email: 'joerg.brinkmeier@postfach-owl.example',
    phone: '0160 00024719',
    city: 'Herford',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Vorarbeiter Montage | Küchenwerk Ravensberg GmbH | | 2018-01 | now',
      'Tischlergeselle | Tischlerei Niedermowwe | | 2009-08 | 2017-12',
      'Maschinenbediener | Häcker Küchen | | 2004-10 | 2009-07',
      'Ausbildung zum Tischler | Tischlerei Niedermowwe | | 2001-08 | 2004-07',
    ],
    aside: [3],
    page: `
! Lebenslauf
PIC Bewerbungsfoto | Porträt
# Persönliche Daten
|| 5 12
| Name: | Jörg Brinkmeier
| Geburtsdatum: | 11.03.1985
| Geburtsort: | Bünde
| Anschrift: | Ackerweg 5, 32051 Herford
| Telefon: | 0160 00024719
| E-Mail: | joerg.brinkmeier@postfach-owl.example
| Familienstand: | verheiratet, zwei Kinder
# Berufliche Tätigkeiten
|| 5 12
| 01/2018 – heute | **Vorarbeiter Montage**\\Küchenwerk Ravensberg GmbH, Bielefeld\\Einteilung von drei Montageteams, Aufmaß beim Kunden, Reklamationen
| 08/2009 – 12/2017 | **Tischlergeselle**\\Tischlerei Niedermowwe, Herford\\Innenausbau, Türen und Treppen, Einbauschränke
| 10/2004 – 07/2009 | **Maschinenbediener**\\Häcker Küchen, Rödinghausen\\CNC-Bohrautomaten und Kantenanleimer, Schichtarbeit
# Ausbildung
|| 5 12
| 08/2001 – 07/2004 | **Ausbildung zum Tischler**\\Tischlerei Niedermowwe, Herford\\Abschluss: Gesellenbrief
| 1995 – 2001 | Realschule Bünde-Mitte, Mittlere Reife
# Weiterbildung
|| 5 12
| 2016 | Ausbildereignungsprüfung, Handwerkskammer Ostwestfalen-Lippe
| 2012 | Staplerschein
# Kenntnisse
|| 5 12
| Sprachen: | Deutsch (Muttersprache), Englisch (Grundkenntnisse)
| EDV: | Word, Excel, Palette CAD
| Führerschein: | B, BE, C1

Herford, den 12. Januar 2026
`,
  }),
  cv('12-de-at-buchhaltung', 'pdf', 'de', 'AT', {
    names: ['Mag. Elisabeth Auinger', 'Elisabeth Auinger'],
    email: 'e.auinger@post-steiermark.example',
    phone: '+43 660 0007719',
    city: 'Graz',
    headline: 'Bilanzbuchhalterin',
    languages: ['Deutsch', 'Englisch', 'Slowenisch'],
    jobs: [
      'Bilanzbuchhalterin | Murtal Anlagenbau GmbH | | 2019-09 | now',
      'Buchhalterin | Steuerberatung Pichlmaier & Partner | | 2013-02 | 2019-08',
      'Sachbearbeiterin Rechnungswesen | Energie Steiermark | | 2009-10 | 2013-01',
    ],
    page: `
[[ 12 5
! Mag. Elisabeth Auinger
Bilanzbuchhalterin
# Berufserfahrung
**Bilanzbuchhalterin**
Murtal Anlagenbau GmbH, Graz
September 2019 – laufend
* Monats- und Jahresabschlüsse nach UGB
* Umsatzsteuervoranmeldung, Anlagenbuchhaltung
* Ansprechpartnerin für Wirtschaftsprüfung und Finanzamt
^ **Buchhalterin**
Steuerberatung Pichlmaier & Partner, Graz
Februar 2013 – August 2019
* Laufende Buchhaltung für rund 35 Klienten
* Einnahmen-Ausgaben-Rechnungen, Bilanzvorbereitung
^ **Sachbearbeiterin Rechnungswesen**
Energie Steiermark, Graz
Oktober 2009 – Jänner 2013
* Kreditoren, Mahnwesen, Zahlungsläufe
# Ausbildung
**Bilanzbuchhalterprüfung**
WIFI Steiermark, 2015
**Diplomstudium Betriebswirtschaft**
Karl-Franzens-Universität Graz, 2003 – 2009
**Matura**
BHAK Leibnitz, 2003
---
**Kontakt**
Elisabethinergasse 40/7
8020 Graz
+43 660 0007719
e.auinger@post-steiermark.example
^ **Geboren**
02.08.1984
^ **EDV**
BMD NTCS
SAP FI
DATEV
Excel
^ **Sprachen**
Deutsch – Muttersprache
Englisch – B2
Slowenisch – A2
^ **Interessen**
Chorgesang
Bergwandern
]]
`,
  }),
  cv('13-fr-aide-soignante', 'docx', 'fr', 'FR', {
    names: ['Sandrine Lecoutre'],
    email: 'sandrine.lecoutre@boite-artois.example',
    phone: '06 39 98 14 52',
    city: 'Arras',
    headline: 'Aide-soignante diplômée d’État',
    languages: ['Anglais'],
    jobs: [
      'Aide-soignante | EHPAD Les Tilleuls | | 2019-03 | now',
      'Aide-soignante | Centre Hospitalier de Lens | | 2014-09 | 2019-02',
      'Auxiliaire de vie | ADMR du Ternois | | 2010-01 | 2013-08',
      'Employée de caisse | Carrefour Market | | 2007-06 | 2009-12',
    ],
    page: `
**Sandrine LECOUTRE**
12 rue des Augustines
62000 Arras
06 39 98 14 52
sandrine.lecoutre@boite-artois.example
42 ans – Permis B, véhicule
> **Aide-soignante diplômée d’État**
# EXPÉRIENCES PROFESSIONNELLES
**Depuis mars 2019 : Aide-soignante** – EHPAD Les Tilleuls, Beaurains
* Soins d’hygiène et de confort auprès de 14 résidents, unité protégée
* Transmissions sur Netsoins, tutorat des stagiaires
* Référente bientraitance depuis 2022
**Septembre 2014 – février 2019 : Aide-soignante** – Centre Hospitalier de Lens
* Service de médecine gériatrique, puis soins de suite
* Travail en 12 heures, jour et nuit
**Janvier 2010 – août 2013 : Auxiliaire de vie** – ADMR du Ternois, Saint-Pol-sur-Ternoise
* Aide au lever, repas, courses et ménage chez des personnes âgées
**Juin 2007 – décembre 2009 : Employée de caisse** – Carrefour Market, Arras
# FORMATION
2014 : Diplôme d’État d’aide-soignant, IFAS d’Arras
2002 : BEP Carrières sanitaires et sociales, lycée Savary, Arras
2023 : AFGSU niveau 2 (recyclage)
# COMPÉTENCES
* Manutention des personnes, lève-malade, verticalisateur
* Prévention des escarres et des chutes
* Écoute, patience, esprit d’équipe
# LANGUES ET LOISIRS
Anglais : notions
Couture, marche nordique, bénévole aux Restos du Cœur
`,
  }),
  cv('14-it-magazziniere', 'pdf', 'it', 'IT', {
    names: ['Salvatore Caruana', 'Caruana Salvatore'],
    email: 'salvo.caruana@postaemilia.example',
    phone: '+39 351 000 4826',
    city: 'Modena',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Responsabile di magazzino | Ceramiche Fiorano Due S.p.A. | | 2019-05 | now',
      'Magazziniere carrellista | Logistica Secchia Soc. Coop. | | 2014-09 | 2019-04',
      'Addetto al picking | Conad | | 2011-02 | 2014-08',
    ],
    page: `
> **FORMATO EUROPEO PER IL CURRICULUM VITAE**
**INFORMAZIONI PERSONALI**
|| 5 12
| Nome | **Caruana Salvatore**
| Indirizzo | Via Giardini 210, 41124 Modena (MO)
| Telefono | +39 351 000 4826
| E-mail | salvo.caruana@postaemilia.example
| Nazionalità | Italiana
| Data di nascita | 27/04/1990
^ **ESPERIENZA LAVORATIVA**
|| 5 12
| • Date (da – a) | Maggio 2019 – oggi
| • Nome e indirizzo del datore di lavoro | Ceramiche Fiorano Due S.p.A., Fiorano Modenese (MO)
| • Tipo di azienda o settore | Ceramica
| • Tipo di impiego | Responsabile di magazzino
| • Principali mansioni e responsabilità | Gestione di 8 addetti, spedizioni Italia ed estero, inventari

|| 5 12
| • Date (da – a) | Settembre 2014 – aprile 2019
| • Nome e indirizzo del datore di lavoro | Logistica Secchia Soc. Coop., Sassuolo (MO)
| • Tipo di azienda o settore | Logistica
| • Tipo di impiego | Magazziniere carrellista
| • Principali mansioni e responsabilità | Carico e scarico, uso di carrello frontale e retrattile, bolle di trasporto

|| 5 12
| • Date (da – a) | Febbraio 2011 – agosto 2014
| • Nome e indirizzo del datore di lavoro | Conad, centro di distribuzione di Modena
| • Tipo di azienda o settore | Grande distribuzione
| • Tipo di impiego | Addetto al picking
| • Principali mansioni e responsabilità | Preparazione ordini con terminale vocale
^ **ISTRUZIONE E FORMAZIONE**
|| 5 12
| • Date (da – a) | 2004 – 2009
| • Nome e tipo di istituto di istruzione o formazione | Istituto Tecnico Industriale E. Fermi, Agrigento
| • Qualifica conseguita | Diploma di perito meccanico

|| 5 12
| • Date (da – a) | 2014
| • Nome e tipo di istituto di istruzione o formazione | Centro Formazione Sicurezza Modena
| • Qualifica conseguita | Patentino per carrelli elevatori (rinnovato 2024)
^ **CAPACITÀ E COMPETENZE PERSONALI**
|| 5 12
| Prima lingua | Italiano
| Altre lingue | Inglese
| • Capacità di lettura | Buona
| • Capacità di espressione orale | Elementare
| Capacità e competenze tecniche | SAP WM, Excel, lettori RF
| Patente o patenti | B, automunito

~ Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679.
`,
  }),
  cv('15-pt-rececionista', 'doc', 'pt', 'PT', {
    names: ['Catarina Isabel Fontes Marreiros', 'Catarina Marreiros'],
    email: 'catarina.marreiros@correioalgarve.example',
    phone: '912 000 374',
    city: 'Lagos',
    languages: ['Português', 'Inglês', 'Alemão', 'Espanhol'],
    jobs: [
      'Chefe de Receção | Hotel Ponta da Piedade | | 2022-03 | now',
      'Rececionista | Hotel Ponta da Piedade | | 2018-04 | 2022-02',
      'Rececionista de Turno | Vila Galé | | 2015-05 | 2017-10',
      'Empregada de Mesa | Restaurante O Pescador | | 2012-06 | 2015-04',
    ],
    page: `
**CURRICULUM VITAE**
^ **Dados pessoais**
Nome: Catarina Isabel Fontes Marreiros
Morada: Rua da Capelinha, n.º 22, 1.º Dto., 8600-641 Lagos
Telemóvel: 912 000 374
E-mail: catarina.marreiros@correioalgarve.example
Data de nascimento: 05/01/1993
Carta de condução: B
^ **Experiência profissional**
Março de 2022 até ao presente
**Chefe de Receção**, Hotel Ponta da Piedade, Lagos
* Coordenação de uma equipa de sete rececionistas
* Gestão de reservas em grupo, overbooking e reclamações
* Relatórios de ocupação e RevPAR para a direção

Abril de 2018 a fevereiro de 2022
**Rececionista**, Hotel Ponta da Piedade, Lagos
* Check-in e check-out, faturação, apoio ao hóspede

Maio de 2015 a outubro de 2017
**Rececionista de Turno**, Vila Galé, Albufeira
* Turnos da noite, fecho do dia em Opera

Junho de 2012 a abril de 2015
**Empregada de Mesa**, Restaurante O Pescador, Lagos
^ **Formação académica**
2012 – 2015: Licenciatura em Gestão Hoteleira, Universidade do Algarve
2009 – 2012: Ensino secundário, Escola Secundária Júlio Dantas
^ **Formação complementar**
2023: Revenue Management, Turismo de Portugal (40 h)
2019: Primeiros socorros, Cruz Vermelha
^ **Línguas**
Português (língua materna), Inglês (C1), Alemão (B1), Espanhol (B2)
^ **Informática**
Opera PMS, Booking Extranet, Microsoft Office
`,
  }),
  cv('16-nl-monteur', 'docx', 'nl', 'NL', {
    names: ['Sjoerd van der Kooij'],
    email: 'sjoerdvdkooij@postbus-apeldoorn.example',
    phone: '06 00012845',
    city: 'Apeldoorn',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Servicemonteur | Veluwe Koeltechniek B.V. | | 2020-02 | now',
      'Onderhoudsmonteur | Owens Corning | | 2015-09 | 2020-01',
      'Elektromonteur | Installatiebedrijf Brummelhuis | | 2012-08 | 2015-08',
      'Vakkenvuller | Jumbo | | 2009 | 2012',
    ],
    page: `
# Curriculum Vitae
## Personalia
= Naam	Sjoerd van der Kooij
= Adres	Sprengenweg 118
= Postcode en woonplaats	7314 PE Apeldoorn
= Telefoon	06 00012845
= E-mail	sjoerdvdkooij@postbus-apeldoorn.example
= Geboortedatum	16 juli 1992
= Rijbewijs	B en BE
## Profiel
Nuchtere monteur die storingen graag tot op de bodem uitzoekt. Zelfstandig, netjes bij de klant, geen probleem met consignatiedienst.
## Werkervaring
= feb 2020 – heden	**Servicemonteur**
= 	Veluwe Koeltechniek B.V., Apeldoorn
* Onderhoud en storingen aan koel- en vriescellen bij supermarkten en horeca
* F-gassen, lekdichtheidscontroles, inregelen
= sep 2015 – jan 2020	**Onderhoudsmonteur**
= 	Owens Corning, Apeldoorn
* Preventief onderhoud aan productielijnen, vijfploegendienst
= aug 2012 – aug 2015	**Elektromonteur**
= 	Installatiebedrijf Brummelhuis, Vaassen
* Woningbouw en utiliteit, meterkasten, brandmeldinstallaties
= 2009 – 2012	**Vakkenvuller**
= 	Jumbo, Apeldoorn
* Bijbaan naast school
## Opleiding
= 2009 – 2012	MBO 3 Monteur elektrotechnische installaties, ROC Aventus, diploma
= 2005 – 2009	VMBO-K Elektrotechniek, Sprengeloo, diploma
## Cursussen
= 2024	VCA Basis (herhaling)
= 2020	F-gassen categorie 1
= 2018	NEN 3140 voldoende onderricht persoon
## Talen
= Nederlands	moedertaal
= Engels	redelijk
= Duits	redelijk
## Hobby's
Wielrennen, brommers opknappen
`,
  }),
];
