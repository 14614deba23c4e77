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

/** Other sites learn the host that a reader comes from, not the page. */
export const defaultReferrerPolicy = 'strict-origin-when-cross-origin';

/** Headers of every answer besides the content security policy (OWASP Secure Headers Project). */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': defaultReferrerPolicy,
  'Permissions-Policy': switchedOffFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
