import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-fourth');

/** The seven in Spanish that are closed. All people are made up. */
export const BY_HAND_FIFTY_FOURTH_REST_SPANISH: Sheet[] = [
  cv('30-es-camarera-pisos', 'pdf', 'es', 'ES', {
    names: ['Yesenia del Carmen Rosario Peña', 'Yesenia Rosario Peña'],
    email: 'yeseniarosario@palmapost.example',
    phone: '612 555 048',
    city: 'Palma',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Subgobernanta | Hotel Bahía Blava | Palma | 2022-04 | now',
      'Camarera de pisos | Meliá Hotels International | Magaluf | 2015-05 | 2021-10',
      'Limpiadora | Eulen | Palma | 2012-02 | 2015-04',
    ],
    page: `
PIC Foto | Foto de carné
! Yesenia del Carmen Rosario Peña
C/ Aragón 214, 3º B, 07008 Palma
Móvil 612 555 048
yeseniarosario@palmapost.example
Nacionalidad: española y dominicana
# EXPERIENCIA LABORAL
Abril 2022 - actualidad
**Subgobernanta** en Hotel Bahía Blava, Palma
* Reparto de habitaciones a 18 camareras, revisión y control de lencería
* Pedidos de productos, trato con el cliente
Mayo 2015 - octubre 2021
**Camarera de pisos** en Meliá Hotels International, Magaluf
* Fija discontinua, de 18 a 22 habitaciones por día
Febrero 2012 - abril 2015
**Limpiadora** en Eulen, Palma
* Oficinas y colegios
# FORMACIÓN
Certificado de profesionalidad Gestión de pisos y limpieza en alojamientos, SOIB, 2021
Bachillerato, Liceo Ercilia Pepín, Santiago de los Caballeros, 2006
# IDIOMAS
Español (nativo)
Inglés (básico)
# OTROS DATOS
Carné de conducir B. Disponibilidad para trabajar fines de semana.
`,
  }),
  cv('31-es-electromecanico', 'docx', 'es', 'ES', {
    names: ['Iñaki Goikoetxea Arrieta', 'Iñaki Goikoetxea'],
    email: 'i.goikoetxea@zadorrapost.example',
    phone: '+34 612 555 019',
    city: 'Vitoria-Gasteiz',
    headline: 'Técnico electromecánico de mantenimiento',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Técnico electromecánico | Mercedes-Benz Vitoria | Vitoria-Gasteiz | 2018-09 | now',
      'Oficial de mantenimiento | Michelin | Vitoria-Gasteiz | 2012-11 | 2018-08',
      'Montador de cuadros eléctricos | Talleres Errekalde | Llodio | 2008-03 | 2012-10',
      'Prácticas de FP | Talleres Errekalde | Llodio | 2008-01 | 2008-02',
    ],
    aside: [3],
    page: `
# Iñaki Goikoetxea Arrieta
**Técnico electromecánico de mantenimiento**
Vitoria-Gasteiz · +34 612 555 019 · i.goikoetxea@zadorrapost.example
## Experiencia
|| 5 12
| 09/2018 – actual | **Técnico electromecánico**\\Mercedes-Benz Vitoria, Vitoria-Gasteiz\\Línea de carrocerías, robots ABB y Kuka, TIA Portal, TPM, relevo de noche
| 11/2012 – 08/2018 | **Oficial de mantenimiento**\\Michelin, Vitoria-Gasteiz\\Prensas de vulcanizado, hidráulica, neumática
| 03/2008 – 10/2012 | **Montador de cuadros eléctricos**\\Talleres Errekalde, Llodio
| 01/2008 – 02/2008 | **Prácticas de FP**\\Talleres Errekalde, Llodio
## Estudios
Grado Superior en Mecatrónica Industrial, Egibide, 2016
Grado Medio Instalaciones eléctricas, CIFP Laudio, 2008
## Idiomas
Castellano, Euskera (EGA), Inglés (B1)
## Carnés
Carretilla, plataforma elevadora, alta tensión, coche propio
`,
  }),
  cv('32-es-administrativa', 'doc', 'es', 'ES', {
    names: ['María Dolores Cabrera Santana', 'Mª Dolores Cabrera Santana'],
    email: 'lolicabrera70@canariapost.example',
    phone: '612 555 077',
    city: 'Telde',
    languages: [],
    jobs: [
      'Administrativa de facturación | Distribuciones Hermanos Ojeda SL | Telde | 2009-01 | now',
      'Auxiliar administrativa | Binter Canarias | Gando | 2000-06 | 2008-12',
      'Cajera | Supermercados Bolaños | Las Palmas de Gran Canaria | 1993-10 | 2000-05',
    ],
    page: `
CURRICULUM VITAE
^ DATOS PERSONALES
Nombre y apellidos: Mª Dolores Cabrera Santana
Fecha de nacimiento: 12-04-1971
DNI: 00000000T
Domicilio: C/ Poeta Montiano Placeres 9, 35200 Telde (Las Palmas)
Teléfono: 612 555 077
Correo: lolicabrera70@canariapost.example
^ DATOS ACADÉMICOS
1989 FP I Rama Administrativa, I.P.F.P. de Telde
2004 Curso de nóminas y seguros sociales (120 horas)
2019 Curso de SII e IGIC, Cámara de Comercio (40 horas)
^ EXPERIENCIA PROFESIONAL
Desde enero de 2009: Distribuciones Hermanos Ojeda SL, Telde. Administrativa de facturación. Albaranes, facturas, cobros, conciliación con bancos, IGIC trimestral. La empresa cierra en diciembre por jubilación de los dueños.
De junio de 2000 a diciembre de 2008: Binter Canarias, Gando. Auxiliar administrativa. Equipajes, reclamaciones, archivo.
De octubre de 1993 a mayo de 2000: Supermercados Bolaños, Las Palmas de Gran Canaria. Cajera.
^ INFORMÁTICA
Contasol, Facturaplus, A3, Word y Excel
^ OTROS
Vehículo propio. Disponibilidad inmediata a partir de enero.
`,
  }),
  cv('33-es-mx-calidad', 'pdf', 'es', 'MX', {
    names: [
      'Ing. Ximena Alejandra Rangel Cantú',
      'Ximena Alejandra Rangel Cantú',
      'Ximena Rangel Cantú',
      'Ximena Rangel',
    ],
    email: 'ximena.rangel@regiopost.example',
    phone: '81 5555 0164',
    city: 'Apodaca',
    headline: 'Ingeniera de Calidad',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Ingeniera de Calidad Sr. | Schneider Electric | Apodaca, N.L. | 2021-08 | now',
      'Ingeniera de Calidad Proveedores | Metalsa | Apodaca, N.L. | 2018-02 | 2021-07',
      'Analista de Laboratorio de Metrología | Frisa Forjados | Santa Catarina, N.L. | 2016-07 | 2018-01',
      'Becaria de Calidad | Metalsa | Apodaca, N.L. | 2015-08 | 2016-06',
    ],
    aside: [3],
    page: `
! Ing. Ximena Alejandra Rangel Cantú
Ingeniera de Calidad
Apodaca, Nuevo León | Cel. 81 5555 0164 | ximena.rangel@regiopost.example
# PERFIL
10 años en manufactura automotriz y eléctrica. Core Tools, IATF 16949, Green Belt. Trato directo con planta y cliente en Estados Unidos.
# TRAYECTORIA LABORAL
**SCHNEIDER ELECTRIC**, Apodaca, N.L.\tAgo 2021 – Actual
Ingeniera de Calidad Sr.
* Reduje PPM de cliente de 420 a 95
* Lidero 8D con proveedores de Monterrey y Shenzhen
**METALSA**, Apodaca, N.L.\tFeb 2018 – Jul 2021
Ingeniera de Calidad Proveedores
* Auditorías de proceso, PPAP nivel 3
**FRISA FORJADOS**, Santa Catarina, N.L.\tJul 2016 – Ene 2018
Analista de Laboratorio de Metrología
**METALSA**, Apodaca, N.L.\tAgo 2015 – Jun 2016
Becaria de Calidad
# FORMACIÓN
Ingeniería Industrial y de Sistemas, UANL – FIME, 2011 – 2016
Six Sigma Green Belt, Tecnológico de Monterrey, 2020
# IDIOMAS
Español nativo, Inglés avanzado (TOEIC 905), Alemán A2
# DATOS ADICIONALES
Visa y pasaporte vigentes. Disponibilidad para viajar.
`,
  }),
  cv('34-es-ar-disenador', 'docx', 'es', 'AR', {
    names: ['Facundo Ezequiel Mansilla', 'Facundo Mansilla'],
    email: 'facu.mansilla@litoralpost.example',
    phone: '+54 9 341 555-0122',
    city: 'Rosario',
    headline: 'Diseñador UX/UI',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Diseñador UX/UI Ssr. | Mercado Libre | Remoto | 2022-10 | now',
      'Diseñador UI | Estudio Boga | Rosario | 2020-03 | 2022-09',
      'Diseñador gráfico freelance | Independiente | Rosario | 2017-01 | 2020-02',
    ],
    page: `
[[ 6 11
PIC foto | Foto de perfil de Facundo
**CONTACTO**
+54 9 341 555-0122
facu.mansilla@litoralpost.example
Rosario, Santa Fe
behance / facumansilla
^ **HERRAMIENTAS**
Figma
Maze
Adobe CC
HTML y CSS
^ **IDIOMAS**
Español nativo
Inglés B2
Portugués A2
---
! Facundo Ezequiel Mansilla
Diseñador UX/UI
Hincha de Central, hijo de imprentero, ocho años diseñando. Me interesan los productos que usa mi vieja sin llamarme por teléfono.
^ **EXPERIENCIA**
**Diseñador UX/UI Ssr.**
Mercado Libre · Remoto
Octubre 2022 – Presente
* Flujo de devoluciones para cinco países
* Pruebas con usuarios cada quince días
**Diseñador UI**
Estudio Boga · Rosario
Marzo 2020 – Septiembre 2022
* Sitios y apps para cooperativas y bancos de la zona
**Diseñador gráfico freelance**
Independiente · Rosario
Enero 2017 – Febrero 2020
^ **EDUCACIÓN**
Diseño de Comunicación Visual, Universidad Nacional del Litoral (2013 – 2018)
Certificación UX, Coderhouse (2020)
]]
`,
  }),
  cv('35-es-co-auxiliar', 'doc', 'es', 'CO', {
    names: ['Leidy Johana Mosquera Palacios', 'Leidy Mosquera Palacios'],
    email: 'leidymosquera94@vallepost.example',
    phone: '300 555 0157',
    city: 'Cali',
    headline: 'Auxiliar de enfermería',
    languages: [],
    jobs: [
      'Auxiliar de enfermería UCI neonatal | Fundación Valle del Lili | Cali | 2020-02 | now',
      'Auxiliar de enfermería hospitalización | Clínica Imbanaco | Cali | 2016-07 | 2020-01',
      'Cuidadora domiciliaria | Familia Arboleda | Jamundí | 2015-03 | 2016-06',
    ],
    page: `
> **HOJA DE VIDA**
> **LEIDY JOHANA MOSQUERA PALACIOS**
> Auxiliar de enfermería
# DATOS PERSONALES
|| 7 10
| DOCUMENTO DE IDENTIDAD | C.C. 1.000.000.000 de Quibdó
| FECHA DE NACIMIENTO | 19 de enero de 1994
| ESTADO CIVIL | Unión libre
| CIUDAD | Cali
| DIRECCIÓN | Cra. 28D # 72-15, barrio El Poblado II
| CELULAR | 300 555 0157
| E-MAIL | leidymosquera94@vallepost.example
# PERFIL LABORAL
Auxiliar con diez años de experiencia en servicios de alta complejidad, comprometida, con calidad humana y trabajo en equipo.
# FORMACIÓN ACADÉMICA
Técnico laboral en auxiliar de enfermería, Escuela Santa Rita de Cali, 2014
Bachiller académico, I.E. Carrasquilla Industrial, Quibdó, 2011
Curso RCP básico 2025, manejo del duelo 2023
# EXPERIENCIA LABORAL
EMPRESA: Fundación Valle del Lili, Cali
CARGO: Auxiliar de enfermería UCI neonatal
FECHA: febrero de 2020 – a la fecha
JEFE INMEDIATO: Enf. Claudia Trujillo, tel. 602 555 0100
^ EMPRESA: Clínica Imbanaco, Cali
CARGO: Auxiliar de enfermería hospitalización
FECHA: julio de 2016 – enero de 2020
^ EMPRESA: Familia Arboleda, Jamundí
CARGO: Cuidadora domiciliaria
FECHA: marzo de 2015 – junio de 2016
# REFERENCIAS PERSONALES
Yurany Córdoba, contadora, cel. 300 555 0188
Pbro. Hernando Rentería, cel. 300 555 0190
^ ______________________
Leidy Johana Mosquera P.
`,
  }),
  cv('36-es-encargado-finca', 'doc', 'es', 'ES', {
    names: ['Abdelkader Benslimane'],
    phone: '612 555 093',
    city: 'El Ejido',
    headline: 'Encargado de invernadero',
    languages: ['Árabe', 'Español', 'Francés'],
    jobs: [
      'Encargado de cuadrilla | Agrícola Tierras de Almerimar SAT | El Ejido | 2016 | now',
      'Peón agrícola | Hortofrutícola Campovícar | Vícar | 2007 | 2016',
      'Mozo de almacén | Marjane | Nador | 2003 | 2006',
    ],
    page: `
Abdelkader Benslimane
Encargado de invernadero
Calle Manolo Escobar 12, El Ejido (Almería) - tlf 612 555 093 (también WhatsApp)
Nacido en Nador en 1983. Permiso de residencia de larga duración. Carné B y tractor.
**Trabajo**
2016 - hasta hoy. Encargado de cuadrilla. Agrícola Tierras de Almerimar SAT, El Ejido.
Pimiento, pepino y calabacín, 14 hectáreas. 25 personas. Riego y abonado con ordenador, lucha biológica, partes de trabajo.
2007 - 2016. Peón agrícola. Hortofrutícola Campovícar, Vícar.
Recolección, entutorado, limpieza, blanqueo.
2003 - 2006. Mozo de almacén. Marjane, Nador.
**Cursos**
Aplicador de fitosanitarios nivel cualificado (2018)
Prevención de riesgos 20 horas
Carretillero
**Idiomas**
Árabe, Español, Francés
`,
  }),
];
