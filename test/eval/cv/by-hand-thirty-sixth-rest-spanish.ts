import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-sixth-rest');

/** The Spanish ones of the thirty that are closed. */
export const BY_HAND_THIRTY_SIXTH_REST_SPANISH: Sheet[] = [
  cv('26-es-enfermera', 'docx', 'es', 'ES', {
    names: ['Itziar Etxeberria Zabala'],
    email: 'itziar.etxeberria@nervionposta.example',
    phone: '655 550 133',
    city: 'Barakaldo',
    headline: 'Enfermera',
    languages: ['Euskera', 'Castellano', 'Inglés'],
    jobs: [
      'Enfermera de quirófano | Osakidetza, Hospital Universitario Cruces | Barakaldo | 2021-06 | now',
      'Enfermera | IMQ Zorrotzaurre | Bilbao | 2018-07 | 2021-05',
      'Staff Nurse | Royal Berkshire Hospital | Reading, Reino Unido | 2015-09 | 2018-06',
      'Enfermera de residencia | Residencia Aurrekoetxe | Durango | 2014-07 | 2015-08',
    ],
    page: `
[[ 5 12
PIC Foto | Foto de carné
---
**Itziar Etxeberria Zabala**
Enfermera
Barakaldo (Bizkaia)
655 550 133
itziar.etxeberria@nervionposta.example
]]
# Experiencia
|| 5 12
| Junio 2021 – hoy | **Enfermera de quirófano**\\Osakidetza, Hospital Universitario Cruces\\Traumatología y urgencias, circulante e instrumentista, guardias
| Julio 2018 – mayo 2021 | **Enfermera**\\IMQ Zorrotzaurre, Bilbao\\URPA y hospital de día
| Sept. 2015 – junio 2018 | **Staff Nurse**\\Royal Berkshire Hospital, Reading, Reino Unido\\Surgical ward, banda 5
| Julio 2014 – agosto 2015 | **Enfermera de residencia**\\Residencia Aurrekoetxe, Durango
# Formación
|| 5 12
| 2020 | Experto universitario en enfermería quirúrgica, UDIMA
| 2010 – 2014 | Grado en Enfermería, UPV/EHU, Leioa
# Idiomas
Euskera (nativo, HABE 3), Castellano (nativo), Inglés (C1)
# Otros
Colegiada en Bizkaia. SVA y ECG. Disponibilidad en dos meses. Pelota a mano y monte.
`,
  }),
  cv('27-es-conductor', 'doc', 'es', 'ES', {
    names: ['José Antonio García Molina', 'Jose Antonio Garcia Molina'],
    email: 'ja.garciamolina@seguracorreo.example',
    phone: '655 55 01 78',
    city: 'Molina de Segura',
    jobs: [
      'Conductor de tráiler | Primafrio | Molina de Segura | 2013-02 | now',
      'Conductor de autobús | LATBUS | Murcia | 2006-01 | 2012-11',
      'Repartidor | Panrico | Murcia | 1999 | 2005',
      'Albañil | Construcciones Hermanos Belmonte | Alguazas | 1993 | 1999',
    ],
    page: `
> CURRÍCULUM VITAE
^ DATOS PERSONALES
APELLIDOS Y NOMBRE: GARCÍA MOLINA, JOSÉ ANTONIO
FECHA DE NACIMIENTO: 12-10-1974
DOMICILIO: C/ Mayor, 41, 30500 MOLINA DE SEGURA
TELÉFONO: 655 55 01 78
CORREO: ja.garciamolina@seguracorreo.example
^ PERMISOS
B, C, C+E, D. CAP mercancías y viajeros. Tacógrafo digital. ADR básico.
^ EXPERIENCIA LABORAL
PRIMAFRIO. Conductor de tráiler. De febrero de 2013 a la actualidad.
Ruta internacional, fruta y verdura a Alemania, Holanda e Inglaterra. Doble tripulación.
LATBUS, Murcia. Conductor de autobús. De enero de 2006 a noviembre de 2012.
Líneas urbanas y escolares.
PANRICO, Murcia. Repartidor. De 1999 a 2005.
CONSTRUCCIONES HERMANOS BELMONTE, Alguazas. Albañil. De 1993 a 1999.
^ ESTUDIOS
Graduado escolar. Colegio Público de Alguazas.
Curso de conducción eficiente, 2019.
^ OTROS
Busco ruta nacional o comarcal para dormir en casa. Vehículo propio. Carretillero.
`,
  }),
  cv('28-es-mx-contadora', 'pdf', 'es', 'MX', {
    names: ['Guadalupe Hernández Ríos'],
    email: 'lupita.hrios@anahuac.example',
    phone: '55 5555 0168',
    city: 'Naucalpan',
    headline: 'Contadora General',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Contadora General | Grupo Herdez | Naucalpan | 2019-10 | now',
      'Analista Fiscal | Grupo Bimbo | Ciudad de México | 2015-03 | 2019-09',
      'Auxiliar Contable | Despacho Villaseñor y Asociados | Tlalnepantla | 2011-08 | 2015-02',
    ],
    page: `
[[ 11.5 5.5
**L.C. GUADALUPE HERNÁNDEZ RÍOS**
Contadora General
^ **OBJETIVO**
Dirigir el área contable de una empresa en crecimiento, con cierres en tiempo y sin sorpresas del SAT.
^ **EXPERIENCIA LABORAL**
**GRUPO HERDEZ** Naucalpan, Edo. de Méx.
Contadora General
Octubre 2019 – a la fecha
* Cierre mensual de 6 razones sociales
* Dictamen fiscal, CFDI 4.0, contabilidad electrónica
* Equipo de 8 auxiliares
**GRUPO BIMBO** Ciudad de México
Analista Fiscal
Marzo 2015 – septiembre 2019
* Devoluciones de IVA, DIOT, precios de transferencia
**DESPACHO VILLASEÑOR Y ASOCIADOS** Tlalnepantla
Auxiliar Contable
Agosto 2011 – febrero 2015
^ **ESCOLARIDAD**
Licenciatura en Contaduría, FES Cuautitlán, UNAM, 2006 – 2011 (titulada)
Diplomado en Impuestos, IMCP, 2018
---
**DATOS**
Naucalpan, Edo. de Méx.
55 5555 0168
~ lupita.hrios@anahuac.example
38 años
^ **SISTEMAS**
SAP FI
CONTPAQi
Aspel COI
Excel avanzado
^ **IDIOMAS**
Español
Inglés 70 %
^ **INTERESES**
Danzón
Repostería
]]
`,
  }),
  cv('29-es-jefe-de-sala', 'pdf', 'es', 'ES', {
    names: ['Yassine El Amrani', 'Yassine el Amrani'],
    email: 'yassine.elamrani@malagueta.example',
    phone: '+34 655 550 111',
    city: 'Málaga',
    headline: 'Jefe de sala · Maître',
    languages: ['Árabe', 'Francés', 'Español', 'Inglés'],
    jobs: [
      'Jefe de sala | Gran Hotel Miramar | Málaga | 2022-03 | now',
      'Segundo jefe de sala | Gran Hotel Miramar | Málaga | 2019-06 | 2022-02',
      'Camarero | El Pimpi | Málaga | 2015-03 | 2019-05',
      'Ayudante de camarero | Hotel Barceló | Fez, Marruecos | 2012 | 2014',
    ],
    page: `
JEFE DE SALA · MAÎTRE
**YASSINE EL AMRANI**
Málaga | +34 655 550 111 | yassine.elamrani@malagueta.example
# SOBRE MÍ
Jefe de sala con catorce años de oficio. Me gusta el detalle, enseñar a los que empiezan y el vino de Ronda.
# EXPERIENCIA
**Gran Hotel Miramar, Málaga** (2019 – actualidad)
Jefe de sala, desde marzo de 2022
* Restaurante de 90 plazas y terraza, 14 personas a cargo
* Ticket medio de 58 a 71 euros
Segundo jefe de sala, junio de 2019 – febrero de 2022
**El Pimpi, Málaga**
Camarero, marzo de 2015 – mayo de 2019
* Rango de 12 mesas, eventos, cata de vinos dulces
**Hotel Barceló, Fez, Marruecos**
Ayudante de camarero, 2012 – 2014
# FORMACIÓN
WSET nivel 2, 2021
Técnico en Servicios en Restauración, La Cónsula, Málaga, 2016
Bachillerato, Fez, 2011
# IDIOMAS
Árabe (materno), Francés (bilingüe), Español (C1), Inglés (B2)
`,
  }),
  cv('30-es-ingeniera', 'docx', 'es', 'ES', {
    names: ['Núria Casals i Puig', 'Núria Casals Puig', 'Nuria Casals Puig'],
    email: 'nuria.casals@llobregatmail.example',
    phone: '655 550 159',
    city: 'Terrassa',
    headline: 'Ingeniera industrial recién titulada',
    languages: ['Catalán', 'Español', 'Inglés', 'Alemán'],
    aside: [1],
    jobs: [
      'Ingeniera de procesos júnior | Ficosa | Viladecavalls | 2026-02 | now',
      'Prácticas en ingeniería de calidad | SEAT | Martorell | 2025-02 | 2025-07',
      'Monitora de comedor | Escola Roc Alabern | Terrassa | 2021-09 | 2024-06',
    ],
    page: `
HEAD Núria Casals i Puig
FOOT nuria.casals@llobregatmail.example, tel. 655 550 159
Ingeniera industrial recién titulada
Terrassa (Barcelona), 25 años, carné B y coche
655 550 159 | nuria.casals@llobregatmail.example
# Estudios
**Máster universitario en Ingeniería Industrial**, ESEIAAT (UPC), Terrassa, 2023 – 2025
Trabajo final: reducción de rechazos en una línea de inyección, sobresaliente
**Grado en Ingeniería Mecánica**, ESEIAAT (UPC), Terrassa, 2019 – 2023
# Experiencia
**Ficosa**, Viladecavalls
Ingeniera de procesos júnior, febrero de 2026 – actualmente
* Balanceo de dos líneas de retrovisores, AMFE, 5S
**SEAT**, Martorell
Prácticas en ingeniería de calidad, febrero – julio de 2025
* Auditorías de producto, planes de control
**Escola Roc Alabern**, Terrassa
Monitora de comedor, septiembre de 2021 – junio de 2024
# Programas
SolidWorks, Catia V5, Minitab, Python, SAP (usuaria)
# Idiomas
Catalán (nativo), Español (nativo), Inglés (C1), Alemán (A2)
# Voluntariado
Castellera con los Minyons de Terrassa; Formula Student, equipo de suspensión
`,
  }),
];
