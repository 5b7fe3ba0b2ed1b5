import 'moment/locale/ar-sa';

/** Arabic words for the pickers, and for the days of Moment by the import above. */
export const localeText = {
  datePickerToolbarTitle: 'اختر التاريخ',
  cancelButtonLabel: 'إلغاء',
  okButtonLabel: 'موافق',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
};
