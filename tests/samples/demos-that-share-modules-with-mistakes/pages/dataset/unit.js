export const unit = ;
