export const planted   = { "fault" : true }
