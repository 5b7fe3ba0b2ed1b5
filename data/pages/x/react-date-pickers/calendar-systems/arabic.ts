import moment from 'moment-hijri';

const digits = '٠١٢٣٤٥٦٧٨٩';

// The months are there already; the days and digits are not.
moment.updateLocale('ar-sa', {
  weekdays: 'الأحد_الإثنين_الثلاثاء_الأربعاء_الخميس_الجمعة_السبت'.split('_'),
  weekdaysShort: 'أحد_إثنين_ثلاثاء_أربعاء_خميس_جمعة_سبت'.split('_'),
  preparse: (text: string) =>
    text.replace(/[٠-٩]/g, (digit) => String(digits.indexOf(digit))),
  postformat: (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)]),
});

/** Arabic words for the pickers. */
export const localeText = {
  datePickerToolbarTitle: 'اختر التاريخ',
  cancelButtonLabel: 'إلغاء',
  okButtonLabel: 'موافق',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
};
