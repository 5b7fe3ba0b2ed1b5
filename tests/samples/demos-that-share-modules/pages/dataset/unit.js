export const unit = 'mm';
