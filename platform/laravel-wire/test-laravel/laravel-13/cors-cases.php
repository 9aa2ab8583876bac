<?php

use Illuminate\Contracts\Http\Kernel;

/** Requests to applications with a `config/cors.php` of these members. */
return function (callable $fresh): array {
    $cases = [];
    $add = function (string $name, array $cors, ?string $origin = 'https://app.test', array $more = []) use (&$cases, $fresh): void {
        $more += ['path' => 'cors/open', 'method' => 'GET', 'headers' => []];
        $app = $fresh();
        $app->make(Kernel::class)->bootstrap();
        $app['config']->set('cors', $cors + $app['config']->get('cors'));
        $headers = array_filter(['Origin' => $origin, ...$more['headers']], fn ($value) => $value !== null);
        $path = $more['path'][0] === '/' ? $more['path'] : "/api/$more[path]";
        $cases[] = exchange($app, $name, $path, $more['method'], $headers) + ['cors' => (object) $cors];
    };
    $asking = fn (string $method = 'PATCH', ?string $headers = 'X-One, Content-Type') => ['method' => 'OPTIONS', 'headers' => [
        'Access-Control-Request-Method' => $method,
        'Access-Control-Request-Headers' => $headers,
    ]];
    $one = ['allowed_origins' => ['https://app.test']];
    $two = ['allowed_origins' => ['https://app.test', 'https://admin.test']];
    $parts = ['allowed_origins' => ['https://*.app.test', 'http://localhost:*']];
    $patterns = ['allowed_origins' => [], 'allowed_origins_patterns' => ['#^https://[a-z]+\.app\.test\z#', '/LOCAL/i']];
    $credentials = ['supports_credentials' => true];
    $settings = [
        'all' => [],
        'all, with credentials' => $credentials,
        'one' => $one,
        'one, with credentials' => $one + $credentials,
        'two' => $two,
        'two, with credentials' => $two + $credentials,
        'none' => ['allowed_origins' => []],
        'parts' => $parts,
        'patterns' => $patterns,
        'one and a pattern' => $one + $patterns,
    ];
    foreach ($settings as $name => $cors) {
        $add("$name: simple", $cors);
        $add("$name: preflight", $cors, 'https://app.test', $asking());
        $add("$name: a stranger", $cors, 'https://evil.test');
        $add("$name: a stranger’s preflight", $cors, 'https://evil.test', $asking());
        $add("$name: no origin", $cors, null);
    }
    foreach (['https://a.app.test', 'https://.app.test', 'https://app.test', 'https://axappxtest', 'http://localhost:5173', 'https://a.app.test.evil.test', 'https://LocalHost', 'null'] as $origin) {
        $add("parts: $origin", $parts, $origin);
        $add("patterns: $origin", $patterns, $origin);
        $add("parts, with credentials: preflight of $origin", $parts + $credentials, $origin, $asking());
    }
    $add('letters of a host', $two, 'https://APP.test');
    $add('with a slash', $two, 'https://app.test/');
    $add('methods', ['allowed_methods' => ['get', 'Post']], 'https://app.test', $asking());
    $add('a method in small letters', [], 'https://app.test', $asking('patch'));
    $add('headers', ['allowed_headers' => ['X-One', 'Accept']], 'https://app.test', $asking());
    $add('methods and headers, two origins', $two + ['allowed_methods' => ['GET'], 'allowed_headers' => ['X-One']], 'https://app.test', $asking());
    $add('no headers asked for', [], 'https://app.test', $asking('PATCH', null));
    $add('no headers asked for, some allowed', ['allowed_headers' => ['X-One']], 'https://app.test', $asking('PATCH', null));
    $add('no methods and headers', ['allowed_methods' => [], 'allowed_headers' => []], 'https://app.test', $asking());
    $add('exposed', ['exposed_headers' => ['X-One', 'x-two']]);
    $add('exposed, a preflight', ['exposed_headers' => ['X-One']], 'https://app.test', $asking());
    $add('exposed, a stranger', $two + ['exposed_headers' => ['X-One']], 'https://evil.test');
    $add('a time', ['max_age' => 600], 'https://app.test', $asking());
    $add('no time', ['max_age' => null], 'https://app.test', $asking());
    $add('another path', ['paths' => ['api', 'other/*']]);
    $add('another path, preflight', ['paths' => ['other/*']], 'https://app.test', $asking());
    $add('a path with slashes', ['paths' => ['/api/cors/open/']]);
    $add('a path in parts', ['paths' => ['*/open']]);
    $add('a whole URL', ['paths' => ['http://site.test/*']]);
    $add('outside of /api', [], 'https://app.test', ['path' => '/elsewhere']);
    $add('the token’s path, preflight', [], 'https://app.test', ['path' => '/sanctum/csrf-cookie'] + $asking('GET'));
    $add('no route', [], 'https://app.test', ['path' => 'nowhere']);
    $add('no route, preflight', $two, 'https://app.test', ['path' => 'nowhere'] + $asking());
    $add('no such method', $two, 'https://app.test', ['method' => 'DELETE']);
    $add('options', [], 'https://app.test', ['method' => 'OPTIONS']);
    $add('options of two', $two, 'https://app.test', ['method' => 'OPTIONS']);
    $add('options of a stranger', $two, 'https://evil.test', ['method' => 'OPTIONS']);
    return $cases;
};
