const switchedOffFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** Other sites see the host that a reader comes from, not the page. */
export const defaultReferrerPolicy = 'strict-origin-when-cross-origin';

/** Headers of every answer (OWASP Secure Headers Project): they also affect subresources. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of answers that may run code, besides the content security policy. Browsers also apply
 * Referrer-Policy to stylesheets; its value here is their default (Referrer Policy,
 * "default referrer policy").
 */
export const defaultActiveHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': defaultReferrerPolicy,
  'Permissions-Policy': switchedOffFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};
