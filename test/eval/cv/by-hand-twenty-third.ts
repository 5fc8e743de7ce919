import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-third');

/** Twenty: eight in Spanish and eight in English from four countries each, two in French and two in German, no two laid out alike. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_THIRD: Sheet[] = [
  cv('01-es-administrativa', 'docx', 'es', 'ES', {
    names: ['Rocío Zambrano Caballero'],
    email: 'rocio.zambrano@oficinasur.example',
    phone: '654 87 10 29',
    city: 'Dos Hermanas',
    headline: 'Administrativa de compras',
    languages: ['Inglés', 'Francés'],
    jobs: [
      'Administrativa de compras | Aceitunas Torrequinto, S.C.A. | | 2021 | now',
      'Auxiliar de facturación | Clínica Dental Bellavista | | 2018 | 2021',
      'Recepcionista | Gimnasio Olimpo Fit | | 2016 | 2018',
      'Teleoperadora | Konecta | | 2014 | 2015',
    ],
    page: `
[[ 5 12
PIC Foto | Fotografía de carnet
**Contacto**
654 87 10 29
rocio.zambrano@oficinasur.example
41701 Dos Hermanas
Sevilla
^ **Idiomas**
Inglés – B1 (Trinity)
Francés – A2
^ **Informática**
Navision
Sage 50
Excel (tablas dinámicas, BUSCARV)
^ **Además**
Carnet B, coche
Jornada completa o intensiva
---
! Rocío Zambrano Caballero
**Administrativa de compras**
Organizada, con buena memoria para los números de proveedor y poca paciencia para los albaranes sin firmar.
^ **EXPERIENCIA**
Administrativa de compras · Aceitunas Torrequinto, S.C.A.
2021 – hoy
* Pedidos a 60 proveedores, comparativas y seguimiento de entregas
* Conciliación de facturas y reclamaciones
Auxiliar de facturación · Clínica Dental Bellavista
2018 – 2021
* Presupuestos, financiación de tratamientos, mutuas
Recepcionista · Gimnasio Olimpo Fit
2016 – 2018
Teleoperadora · Konecta
2014 – 2015
* Campaña de retención de una compañía de luz
^ **FORMACIÓN**
Técnico Superior en Administración y Finanzas · IES Hermanos Machado
2012 – 2014
]]
`,
  }),
  cv('02-es-electricista', 'doc', 'es', 'ES', {
    names: ['Vicent Ripoll Gomis'],
    email: 'vripoll.electric@correumarina.example',
    phone: '666 09 41 73',
    city: 'Villajoyosa',
    jobs: [
      'Oficial 1ª electricista | Instalaciones Eléctricas Soler Hnos. | | 2017-06 | now',
      'Electricista de mantenimiento | Hotel Bali Playa | | 2012-04 | 2017-05',
      'Oficial 3ª | Montajes Cremades, S.L. | | 2007-01 | 2010-11',
      'Aprendiz | Electricidad Lloret | | 2005-09 | 2006-12',
    ],
    page: `
VICENT RIPOLL GOMIS
Partida Torres 14, 03570 Villajoyosa (Alicante). Tfno 666 09 41 73. vripoll.electric@correumarina.example
^ __Experiencia__
**Junio 2017 - actualmente**: Oficial 1ª electricista en Instalaciones Eléctricas Soler Hnos. (Benidorm). Cuadros, baja tensión, puntos de recarga y fotovoltaica en cubierta. Llevo una pareja de obra.
**Abril 2012 - mayo 2017**: Electricista de mantenimiento en Hotel Bali Playa (Benidorm). Guardias, grupos electrógenos, climatización y lo que saliera.
**Diciembre 2010 - marzo 2012**: En paro. Aproveché para sacarme el curso de instalador autorizado.
**Enero 2007 - noviembre 2010**: Oficial 3ª en Montajes Cremades, S.L. (Alicante). Obra nueva, rozas y cableado de bloques.
**Septiembre 2005 - diciembre 2006**: Aprendiz en Electricidad Lloret (Villajoyosa).
^ __Estudios__
CFGM Equipos e Instalaciones Electrotécnicas. IES La Malladeta. 2005
Carné de instalador en baja tensión categoría especialista. 2012
PRL 20 horas electricidad + 6 horas de trabajos en altura
^ __Varios__
Furgoneta y herramienta propias. Carnet B.
Hablo valenciano y castellano; inglés, lo justo para el turista.
`,
    languages: ['Valenciano', 'Castellano', 'Inglés'],
  }),
  cv('03-es-tcae', 'pdf', 'es', 'ES', {
    names: ['Inmaculada Quesada Moral', 'Inma Quesada Moral'],
    email: 'inmaquesada.tcae@correojaen.example',
    phone: '615 330 482',
    city: 'Úbeda',
    headline: 'Técnico en Cuidados Auxiliares de Enfermería',
    jobs: [
      'TCAE | Hospital San Juan de la Cruz | | 2022-06 | now',
      'TCAE | Hospital Universitario de Jaén | | 2020-03 | 2022-05',
      'Gerocultora | Residencia Los Olivares | | 2016-11 | 2020-03',
      'Auxiliar de ayuda a domicilio | Macrosad S.C.A. | | 2013-02 | 2016-10',
    ],
    page: `
> **INMACULADA QUESADA MORAL**
> Técnico en Cuidados Auxiliares de Enfermería
> Plaza de Andalucía 7, 1.º A · 23400 Úbeda · 615 330 482 · inmaquesada.tcae@correojaen.example
^ **FORMACIÓN REGLADA**
CFGM Cuidados Auxiliares de Enfermería, IES Los Cerros, Úbeda (2010-2012)
Certificado de profesionalidad Atención sociosanitaria a personas dependientes en instituciones (2014)
^ **EXPERIENCIA PROFESIONAL**
|| 3.5 3.5 6 4
| **Desde** | **Hasta** | **Centro** | **Categoría**
| 06/2022 | Actualidad | Hospital San Juan de la Cruz | TCAE
| 03/2020 | 05/2022 | Hospital Universitario de Jaén | TCAE
| 11/2016 | 03/2020 | Residencia Los Olivares | Gerocultora
| 02/2013 | 10/2016 | Macrosad S.C.A. | Auxiliar de ayuda a domicilio
^ **FORMACIÓN CONTINUADA**
* Úlceras por presión: prevención y tratamiento. 100 h. FUDEN, 2023
* Movilización del paciente. 60 h. SAE, 2021
* Soporte vital básico y DESA. 8 h. EASP, 2024
^ **BOLSA DE TRABAJO SAS**
Corte 31/10/2024: 78,412 puntos
^ **OTROS DATOS**
Permiso de conducir B. Colaboro con la cofradía y con la AECC local.
`,
  }),
  cv('04-es-mx-planta', 'docx', 'es', 'MX', {
    names: ['Héctor Iván Barragán Cisneros'],
    email: 'hbarragan@plantaslaguna.example',
    phone: '871 555 0139',
    city: 'Torreón',
    languages: ['Inglés'],
    jobs: [
      'Gerente de Planta | Lácteos La Comarca, S.A. de C.V. | | 2021-05 | now',
      'Jefe de Producción | Lácteos La Comarca, S.A. de C.V. | | 2017-09 | 2021-04',
      'Supervisor de Turno | Lácteos La Comarca, S.A. de C.V. | | 2015-01 | 2017-08',
      'Ingeniero de Mantenimiento | Maquilas Textiles de Gómez Palacio | | 2011-06 | 2014-12',
      'Becario de Mantenimiento | Peñoles | | 2010-08 | 2011-05',
    ],
    aside: [4],
    page: `
! Héctor Iván Barragán Cisneros
Torreón, Coahuila  •  871 555 0139  •  hbarragan@plantaslaguna.example
~ Ingeniero Mecánico Electricista. Casado. Disponibilidad para viajar y para cambiar de residencia.
# RESUMEN EJECUTIVO
13 años en manufactura de alimentos y textil. Resultados comprobables en OEE, merma y rotación de personal.
# TRAYECTORIA LABORAL
**LÁCTEOS LA COMARCA, S.A. DE C.V.** – Torreón, Coah. (Enero 2015 – Actual)
**Gerente de Planta** (Mayo 2021 – Actual)
Responsable de dos líneas UHT, 180 sindicalizados y 22 empleados de confianza. Presupuesto de $46 mdp.
* OEE de 61% a 78% en 24 meses
* Cero accidentes incapacitantes en 2023
**Jefe de Producción** (Septiembre 2017 – Abril 2021)
* Arranque de la línea de yogur bebible
**Supervisor de Turno** (Enero 2015 – Agosto 2017)
**MAQUILAS TEXTILES DE GÓMEZ PALACIO** – Gómez Palacio, Dgo. (Junio 2011 – Diciembre 2014)
**Ingeniero de Mantenimiento**
* Plan de preventivo para 140 máquinas, SAP PM
**PEÑOLES** – Torreón, Coah. (Agosto 2010 – Mayo 2011)
**Becario de Mantenimiento**
# ESTUDIOS
Ing. Mecánico Electricista – Instituto Tecnológico de La Laguna (2006 – 2011), titulado
Diplomado en Lean Manufacturing – Ibero Torreón (2019)
# INGLÉS
Intermedio alto (TOEIC 790)
`,
  }),
  cv('05-es-mx-cocinera', 'pdf', 'es', 'MX', {
    names: ['Xóchitl Nájera Pimentel'],
    email: 'chef.xochitl@saborescosta.example',
    phone: '322 555 0171',
    city: 'Puerto Vallarta',
    jobs: [
      'Sous chef | Hotel Velas Mirador | | 2023-01 | now',
      'Chef de partie | Restaurante Tintoque | | 2019-10 | 2022-12',
      'Cocinera A | Grand Fiesta Bahía | | 2016-03 | 2019-09',
      'Cocinera B | Grand Fiesta Bahía | | 2014-07 | 2016-03',
      'Ayudante de cocina | Fonda Doña Cuca | | 2012 | 2014',
    ],
    page: `
! XÓCHITL NÁJERA PIMENTEL
Puerto Vallarta, Jalisco
Celular y WhatsApp: 322 555 0171
Correo: chef.xochitl@saborescosta.example
# Acerca de mí
Cocinera de oficio, cocina fría y mariscos. Me gusta la mise en place bien puesta y el servicio sin gritos.
# Experiencia
|| 12 5
| **Sous chef**\\Hotel Velas Mirador, Puerto Vallarta\\Costeo de menús, inventario semanal, 14 personas a cargo. Distintivo H vigente. | enero 2023 – actualidad
| **Chef de partie**\\Restaurante Tintoque, Marina Vallarta\\Estación fría y pescados; menú degustación. | octubre 2019 – diciembre 2022
| **Cocinera A**\\Grand Fiesta Bahía, Nuevo Vallarta\\Banquetes hasta 600 personas. | marzo 2016 – septiembre 2019
| **Cocinera B**\\Grand Fiesta Bahía, Nuevo Vallarta | julio 2014 – marzo 2016
| **Ayudante de cocina**\\Fonda Doña Cuca, Tepic | 2012 – 2014
# Preparación
|| 12 5
| Licenciatura en Gastronomía (trunca)\\Universidad Tecnológica de Bahía de Banderas | 2013 – 2015
| Curso de panadería artesanal\\ICATEJAL | 2018
# Reconocimientos
Segundo lugar, Concurso del Chile en Nogada, CANIRAC Jalisco, 2021
`,
  }),
  cv('06-es-ar-rrhh', 'docx', 'es', 'AR', {
    names: ['Florencia Anahí Wernicke'],
    email: 'flor.wernicke@rrhhcba.example',
    phone: '+54 9 351 555-0148',
    city: 'Córdoba',
    headline: 'Lic. en Recursos Humanos',
    languages: ['Inglés', 'Alemán'],
    jobs: [
      'HR Business Partner | Arcor | | 2022-04 | now',
      'Analista Sr. de Selección | Arcor | | 2019-07 | 2022-03',
      'Consultora de selección | Estudio Bracamonte & Asoc. | | 2016-02 | 2019-06',
      'Administrativa de personal | Sanatorio del Cerro | | 2013-11 | 2016-01',
    ],
    page: `
! Florencia Anahí Wernicke
Lic. en Recursos Humanos
Nueva Córdoba, Córdoba Capital | 12/08/1990 | +54 9 351 555-0148 | flor.wernicke@rrhhcba.example
# Formación
**Licenciatura en Recursos Humanos** – Universidad Siglo 21 – Graduada 2015 – Promedio 8,1
**Diplomatura en People Analytics** – UTN – 2021
# Experiencia laboral
**Arcor** – Arroyito y Córdoba
Alimentos, más de 10.000 empleados
HR Business Partner
Abril de 2022 a la actualidad
Acompaño a las gerencias de Supply y Calidad. Clima, desempeño, relaciones gremiales junto a Laborales.
Reporto a: Gerente de RRHH Industria
Analista Sr. de Selección
Julio de 2019 a marzo de 2022
Cobertura de 90 vacantes anuales, programa de jóvenes profesionales.
^ **Estudio Bracamonte & Asoc.** – Córdoba
Consultora de selección
Febrero de 2016 a junio de 2019
Búsquedas IT y comerciales, evaluaciones psicotécnicas, informes.
^ **Sanatorio del Cerro** – Villa Carlos Paz
Administrativa de personal
Noviembre de 2013 a enero de 2016
Legajos, control de ausentismo, altas y bajas en AFIP, liquidación con Tango.
# Idiomas
Inglés: avanzado (FCE). Alemán: lo hablo con mi abuela.
# Otros
Remuneración pretendida: a conversar. Preaviso: 30 días.
`,
  }),
  cv('07-es-ar-tornero', 'doc', 'es', 'AR', {
    names: ['Rubén Darío Ledesma'],
    email: 'rdledesma64@tornerialan.example',
    phone: '(011) 15-5550-6621',
    city: 'Lanús',
    jobs: [
      'Tornero CNC | Metalúrgica Alsina S.R.L. | | 2014-03 | 2025-02',
      'Tornero paralelo | Talleres Gráficos y Mecánicos Piñeyro | | 2003-05 | 2014-01',
      'Fresador | Rectificación Banfield | | 1997-08 | 2002-12',
      'Operario | Curtiembre La Hispano | | 1992 | 1997',
    ],
    page: `
> CURRICULUM VITAE
APELLIDO Y NOMBRES: Ledesma, Rubén Darío
FECHA DE NACIMIENTO: 3 de febrero de 1973
NACIONALIDAD: Argentino
C.U.I.L.: 20-23000714-9
DOMICILIO: Carlos Tejedor 1530, Lanús Oeste
LOCALIDAD: Lanús, Pcia. de Buenos Aires
TELÉFONO: (011) 15-5550-6621
E-MAIL: rdledesma64@tornerialan.example

ESTUDIOS
PRIMARIOS: completos, Escuela N° 34
SECUNDARIOS: E.N.E.T. N° 1 de Lanús, hasta 4° año
CURSOS: Programación de torno CNC (Fanuc), UOM, 2012. Metrología, INTI, 2016.

EXPERIENCIA LABORAL
METALÚRGICA ALSINA S.R.L. (Valentín Alsina)
Período: 03/2014 al 02/2025
Puesto: Tornero CNC
Tareas: preparación de máquina, series cortas de autopartes, control con calibre y micrómetro.
Motivo de egreso: cierre de planta
TALLERES GRÁFICOS Y MECÁNICOS PIÑEYRO (Avellaneda)
Período: 05/2003 al 01/2014
Puesto: Tornero paralelo
Tareas: repuestos de máquinas de imprenta, piezas únicas.
RECTIFICACIÓN BANFIELD
Período: 08/1997 al 12/2002
Puesto: Fresador
CURTIEMBRE LA HISPANO
Período: 1992 a 1997
Puesto: Operario

REFERENCIAS
Sr. Aldo Passarella, encargado, Metalúrgica Alsina, tel. (011) 15-5550-1188
`,
  }),
  cv('08-es-cl-prevencion', 'pdf', 'es', 'CL', {
    names: ['Macarena Paz Olivares Tapia'],
    email: 'macarena.olivares@prevencionnorte.example',
    phone: '+56 9 5550 2036',
    city: 'Antofagasta',
    headline: 'Ingeniera en Prevención de Riesgos',
    languages: ['Inglés'],
    jobs: [
      'Jefa de Prevención de Riesgos | Constructora Pampa Azul S.A. | | 2023-03 | now',
      'Asesora en Prevención de Riesgos | Minera Cerro Callampa | | 2019-08 | 2023-02',
      'Prevencionista de faena | Salfa Montajes | | 2016-01 | 2019-07',
      'Alumna en práctica | Mutual de Seguridad | | 2015-08 | 2015-12',
    ],
    aside: [3],
    page: `
! Macarena Paz Olivares Tapia
Ingeniera en Prevención de Riesgos
= Celular	+56 9 5550 2036
= Correo	macarena.olivares@prevencionnorte.example
= Comuna	Antofagasta
= RUT	16.000.905-1
# RESUMEN
Registro SNS y Sernageomin categoría B. Nueve años en minería y construcción, turnos 7x7 y 4x3.
# EXPERIENCIA LABORAL
**Marzo 2023 – A la fecha**
**Constructora Pampa Azul S.A.**
Cargo: Jefa de Prevención de Riesgos
Obra: Ampliación planta desaladora, Mejillones
* Equipo de cinco prevencionistas, 700 trabajadores en obra
* Tasa de accidentabilidad 0,8 (2024)
**Agosto 2019 – Febrero 2023**
**Minera Cerro Callampa**
Cargo: Asesora en Prevención de Riesgos
* Investigación de incidentes ICAM, auditorías a contratistas
* Implementación de ISO 45001
**Enero 2016 – Julio 2019**
**Salfa Montajes**
Cargo: Prevencionista de faena
Proyectos: Spence (2018-2019), Centinela (2016-2018)
**Agosto 2015 – Diciembre 2015**
**Mutual de Seguridad**
Cargo: Alumna en práctica
# EDUCACIÓN
**2011 – 2015**
Ingeniería en Prevención de Riesgos, Universidad Católica del Norte
**2021**
Diplomado en Higiene Industrial, U. de Antofagasta
# OTROS
Licencia clase B, experiencia en conducción en faena. Inglés técnico.
`,
  }),
  cv('09-en-gb-care', 'docx', 'en', 'GB', {
    names: ['Shanice Obuobi-Clarke'],
    email: 'shanice.oc@mailbrum.example',
    phone: '07700 900318',
    city: 'Birmingham',
    jobs: [
      'Registered Manager | Willow Tree Care Group | | 2022-02 | now',
      'Deputy Manager | Willow Tree Care Group | | 2019-06 | 2022-02',
      'Senior Care Assistant | Willow Tree Care Group | | 2016-09 | 2019-06',
      'Healthcare Assistant | University Hospitals Birmingham NHS Foundation Trust | | 2013-04 | 2016-08',
      'Sales Assistant | Wilko | | 2010-11 | 2013-03',
    ],
    page: `
! Shanice Obuobi-Clarke
Handsworth Wood, Birmingham B20
07700 900318 / shanice.oc@mailbrum.example
Full clean driving licence. Enhanced DBS on the update service.

**About me**
I started on nights as a carer and now run a 46-bed residential and dementia home that was rated Good in all five areas at its last CQC visit (it was Requires Improvement when I took over). I like a home to smell of dinner, not disinfectant.

**Where I have worked**
WILLOW TREE CARE GROUP, Erdington – September 2016 to present
Registered Manager (February 2022 to present)
* 52 staff, £2.1m budget, occupancy 97%
* Cut agency spend from £19k to £3k a month
Deputy Manager (June 2019 to February 2022)
* Rotas, medication audits, supervisions; ran the home during the first lockdown while the manager was shielding
Senior Care Assistant (September 2016 to June 2019)
UNIVERSITY HOSPITALS BIRMINGHAM NHS FOUNDATION TRUST, Queen Elizabeth Hospital – April 2013 to August 2016
Healthcare Assistant, Band 2, elderly medicine
* Obs, personal care, one-to-one specialling
WILKO, Perry Barr – November 2010 to March 2013
Sales Assistant

**Qualifications**
Level 5 Diploma in Leadership and Management for Adult Care (2021)
NVQ 3 Health and Social Care (2018)
8 GCSEs incl. Maths and English, Hamstead Hall School (2009)

**References** on request
`,
  }),
  cv('10-en-gb-contractor', 'doc', 'en', 'GB', {
    names: ['Gareth Pryce-Lloyd'],
    email: 'gareth@prycelloyd-consulting.example',
    phone: '07700 900746',
    city: 'Newport',
    headline: 'Contract IT Project Manager (SC cleared)',
    jobs: [
      'Project Manager | Welsh Water | | 2024-05 | now',
      'Programme Lead | HMRC | | 2022-11 | 2024-03',
      'Project Manager | Admiral Group | | 2021-02 | 2022-09',
      'PMO Manager | Tata Steel | | 2019-06 | 2020-12',
      'Project Manager | Principality Building Society | | 2017-10 | 2019-05',
      'IT Service Manager | Office for National Statistics | | 2009-03 | 2017-09',
    ],
    page: `
> **GARETH PRYCE-LLOYD**
> Contract IT Project Manager (SC cleared)
> Newport, South Wales – 07700 900746 – gareth@prycelloyd-consulting.example
^ Prince2 Practitioner, MSP, SAFe Agilist. Outside IR35 preferred. Day rate on application. Available with four weeks' notice.
# CONTRACT HISTORY
|| 4 4 4 5
| **Dates** | **Client** | **Role** | **What was delivered**
| May 24 – date | Welsh Water | Project Manager | Billing platform cut-over, 1.4m accounts
| Nov 22 – Mar 24 | HMRC | Programme Lead | Data centre exit to AWS, 3 workstreams
| Feb 21 – Sep 22 | Admiral Group | Project Manager | Claims portal; telephony to Genesys
| Jun 19 – Dec 20 | Tata Steel | PMO Manager | Set up PMO from scratch, 40 projects
| Oct 17 – May 19 | Principality Building Society | Project Manager | Open Banking, mobile app
# PERMANENT EMPLOYMENT
Office for National Statistics, Newport
IT Service Manager, March 2009 – September 2017
Ran service desk and second line (18 staff). ITIL v3 Expert.
# EDUCATION
BSc (Hons) Computing, University of Glamorgan, 2:1
# INTERESTS
Ebbw Vale RFC (watching, these days). Cwm-based beekeeper.
`,
  }),
  cv('11-en-gb-academic', 'pdf', 'en', 'GB', {
    names: ['Ioana Mărgineanu-Fox'],
    email: 'i.margineanu-fox@uni-mail.example',
    phone: '+44 113 496 0152',
    city: 'Leeds',
    languages: ['Romanian', 'English', 'French', 'Latin'],
    jobs: [
      'Lecturer in Medieval History | University of Leeds | | 2021-09 | now',
      'Leverhulme Early Career Fellow | University of Leeds | | 2018-09 | 2021-08',
      'Teaching Fellow | Durham University | | 2016-10 | 2018-08',
      'Archives Assistant | Borthwick Institute for Archives | | 2011-01 | 2012-09',
    ],
    page: `
HEAD Curriculum vitae – Dr I. Mărgineanu-Fox
> **Dr Ioana Mărgineanu-Fox**
> School of History, University of Leeds, Leeds LS2 9JT
> +44 113 496 0152 | i.margineanu-fox@uni-mail.example
# Academic appointments
= Sept 2021–	**Lecturer in Medieval History**, University of Leeds
= Sept 2018–Aug 2021	**Leverhulme Early Career Fellow**, University of Leeds
= Oct 2016–Aug 2018	**Teaching Fellow**, Durham University
# Other employment
= Jan 2011–Sept 2012	**Archives Assistant**, Borthwick Institute for Archives
# Degrees
= 2012–2016	PhD History, University of York. Thesis: ‘Parish, Debt and Kin in the East Riding, 1290–1350’
= 2009–2010	MA Medieval Studies, University of York (Distinction)
= 2005–2008	BA Istorie, Universitatea Babeș-Bolyai, Cluj-Napoca
# Grants and prizes
= 2023	British Academy Small Grant, £9,400
= 2017	Alexander Prize, proxime accessit
# Selected publications
‘Who paid for the candles?’, __Northern History__ 58 (2021), 211–234
‘Godparents and creditors’, __Past & Present__ 249 (2020), 3–41
(ed. with T. Ashworth) __The Hedon Court Rolls__ (Surtees Society, 2019)
# Teaching
Convenor, HIST1055 and HIST2340; two PhD students as second supervisor
# Administration
Admissions tutor since 2022; Athena Swan team 2019–2020
# Languages
Romanian (native), English, French (reading), Latin
`,
  }),
  cv('12-en-au-nurse', 'docx', 'en', 'AU', {
    names: ['Bronwyn Sarafian'],
    email: 'bron.sarafian@nursepost.example',
    phone: '0491 570 156',
    city: 'Ballarat',
    jobs: [
      'Associate Nurse Unit Manager | Grampians Health | | 2021-01 | now',
      'Clinical Nurse Specialist | Grampians Health | | 2017-08 | 2020-12',
      'Registered Nurse | St John of God Hospital | | 2013-02 | 2017-07',
      'Graduate Nurse | Western Health | | 2012-02 | 2013-01',
    ],
    page: `
! Bronwyn Sarafian, RN
Lake Gardens, Ballarat VIC 3350
Mob 0491 570 156
bron.sarafian@nursepost.example
AHPRA NMW000118837 (no conditions)
## KEY CAPABILITIES
{{
* ED triage
* ALS / PALS instructor
* Cannulation, plastering
* Roster building
* Preceptor
* Incident review (RCA)
}}
## EMPLOYMENT HISTORY
= Position:	Associate Nurse Unit Manager
= Employer:	Grampians Health
= Department:	Emergency, Ballarat Base
= Tenure:	January 2021 – current
In charge of shift for up to 22 nurses. Manager on call one weekend in five. NEAT lead.

= Position:	Clinical Nurse Specialist
= Employer:	Grampians Health
= Department:	Emergency, Ballarat Base
= Tenure:	August 2017 – December 2020

= Position:	Registered Nurse
= Employer:	St John of God Hospital
= Department:	Surgical, Ballarat
= Tenure:	February 2013 – July 2017

= Position:	Graduate Nurse
= Employer:	Western Health
= Department:	Sunshine Hospital, rotations
= Tenure:	February 2012 – January 2013
## STUDY
Grad Cert Emergency Nursing, ACU, 2016
Bachelor of Nursing, Federation University, 2011
## REFEREES
Kim Delahunty, NUM, Grampians Health, 0491 570 737
Assoc Prof Sunil Wickrama, Director ED, 0491 570 313
`,
  }),
  cv('13-en-au-operator', 'doc', 'en', 'AU', {
    names: ['Jayden Kakoschke'],
    email: 'jkakoschke@fifomail.example',
    phone: '0491 571 804',
    city: 'Mandurah',
    jobs: [
      'Dump Truck Operator | Macmahon | | 2023-02 | now',
      'Water Cart Operator | NRW Civil & Mining | | 2020-11 | 2023-01',
      'Trade Assistant | Monadelphous | | 2018-06 | 2020-10',
      'Deckhand | Mandurah Crab Charters | | 2015 | 2018',
    ],
    page: `
JAYDEN KAKOSCHKE
Mandurah WA 6210. ph 0491 571 804. jkakoschke@fifomail.example
HR licence, MR coal board medical, white card, police clearance (Aug 2025), no demerits

TICKETS
RIIMPO338E dump truck / RIIMPO337E wheel loader (in training) / working at heights / confined space / first aid

WORK
Feb 2023 - now (2 yrs 9 mths)
Dump Truck Operator, Macmahon, Telfer
CAT 793 and 789, 2/1 roster. Also spotter on the ROM pad.
Nov 2020 - Jan 2023 (2 yrs 3 mths)
Water Cart Operator, NRW Civil & Mining, South Flank
Moxy and water cart, dust suppression, pre starts. 8/6.
June 2018 - Oct 2020 (2 yrs 5 mths)
Trade Assistant, Monadelphous, shutdowns all over the Pilbara
Oxy cutting, rigging up, hot work sentry. Went perm after the second shut.
2015 - 2018 (3 yrs)
Deckhand, Mandurah Crab Charters
Summers flat out, winters fixing pots.

SCHOOL
Halls Head College, Year 12 2014

REFS
Dazza Whitlock (supervisor Macmahon) 0491 575 254
`,
  }),
  cv('14-en-us-sales', 'pdf', 'en', 'US', {
    names: ['Marisol D. Abernathy', 'Marisol Abernathy'],
    email: 'marisol.abernathy@mailcarolina.example',
    phone: '(919) 555-0133',
    city: 'Durham',
    languages: ['Spanish'],
    jobs: [
      'Director, Mid-Market Sales | Cloudberry Payroll | | 2022-03 | now',
      'Senior Account Executive | Cloudberry Payroll | | 2019-07 | 2022-02',
      'Account Executive | Cloudberry Payroll | | 2017-11 | 2019-06',
      'Territory Manager | Paychex | | 2014-01 | 2017-10',
      'Business Development Rep | Lenovo | | 2012-06 | 2013-12',
    ],
    page: `
> **MARISOL D. ABERNATHY**
> Durham, NC 27705 • (919) 555-0133 • marisol.abernathy@mailcarolina.example • linkedin.com/in/marisol-abernathy-sample
^ Quota-carrying sales leader in HR tech. President's Club 2018, 2020, 2021. Built a team of nine from two.
^ **PROFESSIONAL EXPERIENCE**
**Cloudberry Payroll**, Raleigh, NC	Nov 2017 – Present
__Director, Mid-Market Sales__	Mar 2022 – Present
* Grew segment ARR from $6.2M to $14.8M in three fiscal years
* Rolled out MEDDPICC; forecast accuracy within 4%
__Senior Account Executive__	Jul 2019 – Feb 2022
* 138% of $1.1M quota in FY21; largest logo in company history (Bojangles franchisee group)
__Account Executive__	Nov 2017 – Jun 2019
**Paychex**, Durham, NC	Jan 2014 – Oct 2017
__Territory Manager__
* Ranked 3 of 61 in the Southeast; 40 CPA referral partners
**Lenovo**, Morrisville, NC	Jun 2012 – Dec 2013
__Business Development Rep__
^ **EDUCATION**
**North Carolina Central University**, B.B.A., Marketing	May 2012
^ **TOOLS & OTHER**
Salesforce, Gong, Outreach, ZoomInfo. Conversational Spanish. Board member, Durham Literacy Center (2020–present).
`,
  }),
  cv('15-en-us-teacher', 'docx', 'en', 'US', {
    names: ['Terrence J. Wojtowicz', 'Terrence Wojtowicz'],
    email: 'mr.wojtowicz@teachmail.example',
    phone: '414-555-0107',
    city: 'Milwaukee',
    headline: 'Science educator, grades 6–12',
    jobs: [
      'Science Department Chair | Riverside University High School | | 2020-08 | now',
      'Chemistry Teacher | Riverside University High School | | 2014-08 | 2020-06',
      'Middle School Science Teacher | Hmong American Peace Academy | | 2010-08 | 2014-06',
      'Lab Technician | Sigma-Aldrich | | 2006-09 | 2009-07',
      'Student Teacher | Shorewood Intermediate School | | 2010-01 | 2010-05',
    ],
    aside: [4],
    page: `
[[ 12 5
! Terrence J. Wojtowicz
Science educator, grades 6–12
^ **TEACHING**
**Riverside University High School**
**Science Department Chair**
August 2020–present
Lead 11 teachers through the switch to NGSS. AP Chemistry pass rate up from 41% to 66%. Still teach three sections.
**Chemistry Teacher**
August 2014–June 2020
Coached Science Olympiad (state finalists 2018).
^ **Hmong American Peace Academy**
**Middle School Science Teacher**
August 2010–June 2014
^ **Shorewood Intermediate School**
**Student Teacher**
January–May 2010
^ **BEFORE TEACHING**
**Sigma-Aldrich**
**Lab Technician**
September 2006–July 2009
QC bench, HPLC and GC, second shift.
---
**REACH ME**
414-555-0107
mr.wojtowicz@teachmail.example
Bay View, Milwaukee, WI
^ **LICENSES**
Wisconsin DPI 1610 Chemistry, 1620 Broad Field Science (lifetime)
^ **DEGREES**
M.S. Ed.
Cardinal Stritch University
2010
^ B.S. Chemistry
UW–Stevens Point
2006
^ **ALSO**
Curling club
CPR/AED
]]
`,
  }),
  cv('16-en-in-devops', 'docx', 'en', 'IN', {
    names: ['Venkata Sai Krishna Pamidipati', 'Pamidipati Venkata Sai Krishna'],
    email: 'pvsk.devops@mailhyd.example',
    phone: '+91 90000 55127',
    city: 'Hyderabad',
    languages: ['Telugu', 'Hindi', 'English'],
    jobs: [
      'Senior DevOps Engineer | Tech Mahindra | | 2021-07 | now',
      'DevOps Engineer | Virtusa Consulting Services Pvt. Ltd. | | 2018-12 | 2021-06',
      'System Engineer | Sify Technologies Ltd. | | 2016-01 | 2018-11',
    ],
    page: `
**VENKATA SAI KRISHNA PAMIDIPATI**
Mobile: +91 90000 55127	Email: pvsk.devops@mailhyd.example
**Career Objective:** To work in a challenging environment where I can utilise my skills for the growth of the organisation as well as myself.
**Professional Summary**
* 9+ years of IT experience including 6+ years in DevOps, CI/CD and AWS
* Hands-on with Jenkins, Ansible, Terraform, EKS, Helm, Nagios
* Good exposure to shell scripting and Linux administration
**Work Experience**
* Working as Senior DevOps Engineer in Tech Mahindra, Hyderabad from July 2021 to till date.
* Worked as DevOps Engineer in Virtusa Consulting Services Pvt. Ltd., Hyderabad from Dec 2018 to June 2021.
* Worked as System Engineer in Sify Technologies Ltd., Chennai from Jan 2016 to Nov 2018.
**Project Details**
|| 4 13
| **Project #1** | **Order Management Modernisation**
| Client | British Telecom, UK
| Environment | AWS, EKS, Jenkins, Terraform, Git
| Team Size | 14
| Responsibilities | Creating pipelines, writing Helm charts, release calls with onsite team
|| 4 13
| **Project #2** | **Card Settlement Platform**
| Client | A leading US bank
| Environment | Jenkins, Ansible, Docker, Nexus
| Team Size | 9
| Responsibilities | Build and release, automation of patching
**Education**
B.Tech (ECE) from JNTU Kakinada with 71.4% in 2015
Intermediate (MPC), Narayana Junior College, 92%
**Personal Details**
= Father's Name	: P. Satyanarayana
= Date of Birth	: 14-Jun-1994
= Languages Known	: Telugu, Hindi, English
= Current Location	: Hyderabad
= Notice Period	: 60 days (negotiable)
**Declaration:** I hereby declare that the above particulars are true to the best of my knowledge.
Place: Hyderabad	(P. V. Sai Krishna)
`,
  }),
  cv('17-fr-acheteuse', 'pdf', 'fr', 'FR', {
    names: ['Solène Guivarc’h-Morand', 'Solène GUIVARC’H-MORAND', "Solène Guivarc'h-Morand"],
    email: 'solene.gm@courrier-isere.example',
    phone: '06 39 98 12 47',
    city: 'Voiron',
    headline: 'Acheteuse industrielle',
    languages: ['Anglais', 'Italien'],
    jobs: [
      'Acheteuse projets | Poma | | 2021-01 | now',
      'Acheteuse famille mécanique | Schneider Electric | | 2016-09 | 2020-12',
      'Approvisionneuse | Radiall | | 2013-10 | 2016-08',
      'Assistante achats en alternance | Petzl | | 2012-09 | 2013-09',
    ],
    aside: [3],
    page: `
! Solène GUIVARC’H-MORAND
Acheteuse industrielle
38500 Voiron – 06 39 98 12 47 – solene.gm@courrier-isere.example – permis B
# En quelques mots
Douze ans d’achats de production et de projets dans la vallée. Je préfère l’atelier du fournisseur à la visioconférence.
# Expériences
**Poma** (remontées mécaniques, 1 500 personnes) – Voreppe
__Acheteuse projets__ depuis janvier 2021
* Portefeuille de 11 M€ : réducteurs, câbles, charpente
* 7 % d’économies en 2023 malgré l’acier
**Schneider Electric** (Grenoble)
__Acheteuse famille mécanique__ de septembre 2016 à décembre 2020
* Sourcing Italie du Nord et Turquie, audits fournisseurs
**Radiall** (connecteurs, Voreppe)
__Approvisionneuse__ d’octobre 2013 à août 2016
**Petzl** (Crolles)
__Assistante achats en alternance__ de septembre 2012 à septembre 2013
# Formation
Master Management des achats (DESMA), IAE de Grenoble – 2013
Licence Économie-gestion, Université de Bretagne occidentale – 2011
# Langues et outils
Anglais courant (TOEIC 915), italien de négociation. SAP MM, Ivalua, Excel.
# Et sinon
Ski de randonnée, fest-noz, trésorière de l’AMAP
`,
  }),
  cv('18-fr-ch-polymecanicien', 'docx', 'fr', 'CH', {
    names: ['Yannick Rossier', 'ROSSIER Yannick'],
    email: 'y.rossier@bluemail-jura.example',
    phone: '078 000 41 26',
    city: 'Delémont',
    languages: ['Français', 'Allemand'],
    jobs: [
      'Régleur CNC | Willemin-Macodel SA | | 2019-02 | now',
      'Polymécanicien | Louis Lang SA | | 2014-08 | 2019-01',
      'Mécanicien de maintenance | Von Roll Casting | | 2011-01 | 2014-07',
      'Apprenti polymécanicien | Von Roll Casting | | 2006-08 | 2010-07',
    ],
    aside: [3],
    page: `
[[ 11.5 5.5
**Curriculum vitae**
**ROSSIER Yannick**
Rue de la Maltière 22
2800 Delémont
---
Tél. 078 000 41 26
y.rossier@bluemail-jura.example
Né le 19.11.1990, suisse
Célibataire, un enfant
]]
# Parcours professionnel
**Willemin-Macodel SA, Delémont**	02.2019 – ce jour
Régleur CNC, taux 100 %
Tournage-fraisage 5 axes, mise en train, programmation Fanuc et GibbsCAM
**Louis Lang SA, Porrentruy**	08.2014 – 01.2019
Polymécanicien
Boîtes de montres : étampes, posages, petites séries
**Von Roll Casting, Delémont**	01.2011 – 07.2014
Mécanicien de maintenance
Équipes 3 x 8, hydraulique et pneumatique
**Von Roll Casting, Delémont**	08.2006 – 07.2010
Apprenti polymécanicien
# Formation
CFC de polymécanicien, CEJEF Porrentruy	2010
Brevet fédéral d’agent de maintenance, en cours	2024 – 2026
# Langues
Français : langue maternelle
Allemand : B1 (le suisse allemand, je le comprends)
# Références
M. Joël Chappuis, chef d’atelier, Willemin-Macodel SA
`,
  }),
  cv('19-de-vertrieb', 'docx', 'de', 'DE', {
    names: ['Henrike Tiedemann-Yıldız', 'Henrike Tiedemann-Yildiz'],
    email: 'h.tiedemann@postkiste-nord.example',
    phone: '0151 00011873',
    city: 'Bremen',
    languages: ['Englisch', 'Türkisch'],
    jobs: [
      'Teamleiterin Vertriebsinnendienst | Hachez Maschinenbau GmbH & Co. KG | | 2020-10 | now',
      'Sachbearbeiterin Export | Hachez Maschinenbau GmbH & Co. KG | | 2016-04 | 2020-09',
      'Disponentin | Röhlig Logistics | | 2013-02 | 2016-03',
      'Kauffrau für Spedition | Kühne + Nagel | | 2011-07 | 2013-01',
      'Ausbildung zur Kauffrau für Spedition und Logistikdienstleistung | Kühne + Nagel | | 2008-08 | 2011-07',
    ],
    aside: [4],
    page: `
! Henrike Tiedemann-Yıldız
~ Buntentorsteinweg 311 · 28201 Bremen · 0151 00011873 · h.tiedemann@postkiste-nord.example · geb. 07.05.1989 in Verden (Aller)
# Beruflicher Werdegang
|| 4 13
| **Hachez Maschinenbau GmbH & Co. KG**\\Bremen\\seit 04/2016 | 
| seit 10/2020 | **Teamleiterin Vertriebsinnendienst**\\Führung von sieben Mitarbeitenden, Angebotswesen für Verpackungsmaschinen, Einführung von SAP S/4 (Key-Userin)
| 04/2016 – 09/2020 | **Sachbearbeiterin Export**\\Akkreditive, Ausfuhranmeldungen (ATLAS), Reklamationen
| **Röhlig Logistics**\\Bremen | 
| 02/2013 – 03/2016 | **Disponentin**\\Seefracht Übersee, Schwerpunkt Türkei und Levante
| **Kühne + Nagel**\\Bremen | 
| 07/2011 – 01/2013 | **Kauffrau für Spedition**
| 08/2008 – 07/2011 | **Ausbildung zur Kauffrau für Spedition und Logistikdienstleistung**
# Schule und Weiterbildung
|| 4 13
| 2018 – 2020 | Geprüfte Wirtschaftsfachwirtin (IHK), berufsbegleitend
| 2008 | Abitur, Domgymnasium Verden
# Kenntnisse
Englisch verhandlungssicher, Türkisch gut. Führerschein B. Staplerschein (selten gebraucht).

Bremen, 3. November 2025
Henrike Tiedemann-Yıldız
`,
  }),
  cv('20-de-at-pflege', 'pdf', 'de', 'AT', {
    names: ['Slađana Petrović-Huber', 'Sladana Petrović-Huber'],
    email: 'sladana.ph@a-post-ooe.example',
    phone: '0664 0005518',
    city: 'Wels',
    headline: 'Diplomierte Gesundheits- und Krankenpflegerin',
    languages: ['Deutsch', 'Serbisch'],
    jobs: [
      'Stationsleitung Stellvertreterin | Klinikum Wels-Grieskirchen | | 2021-11 | now',
      'Diplomierte Krankenpflegerin | Klinikum Wels-Grieskirchen | | 2015-09 | 2021-10',
      'Heimhilfe | Volkshilfe Oberösterreich | | 2010-04 | 2012-08',
      'Verkäuferin | Interspar | | 2006-10 | 2010-03',
    ],
    page: `
**Lebenslauf**
^ Slađana Petrović-Huber
Diplomierte Gesundheits- und Krankenpflegerin
Vogelweiderstraße 80, 4600 Wels
Tel.: 0664 0005518, E-Mail: sladana.ph@a-post-ooe.example
Staatsbürgerschaft: Österreich. Zwei Kinder (14, 11)
^ **BERUFSPRAXIS**
November 2021 bis laufend
Stationsleitung Stellvertreterin
Klinikum Wels-Grieskirchen, Interne II
28 Betten, Dienstplan, Einschulung neuer Kolleginnen, Praxisanleitung
^ September 2015 bis Oktober 2021
Diplomierte Krankenpflegerin
Klinikum Wels-Grieskirchen, Interne Aufnahme
Ersteinschätzung, Monitoring, Angehörigengespräche
^ April 2010 bis August 2012
Heimhilfe
Volkshilfe Oberösterreich, Stützpunkt Wels-Land
^ Oktober 2006 bis März 2010
Verkäuferin
Interspar, Feinkost
^ **AUSBILDUNG**
September 2012 bis August 2015
Schule für Gesundheits- und Krankenpflege, Wels. Diplom mit gutem Erfolg
2020
Weiterbildung Praxisanleitung (§ 64 GuKG)
^ **SONSTIGES**
Deutsch fließend, Serbisch Muttersprache
Führerschein B, Bereitschaft zu Nachtdiensten
Eintritt: nach Vereinbarung, Kündigungsfrist drei Monate
`,
  }),
];
