<?php

// php record.php pages: writes to the standard output what this Laravel answers, as `../../recordings/laravel-13` has it.

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;
use Illuminate\Http\UploadedFile;

require __DIR__ . '/app.php';

$topic = $argv[1];
define('RECORDED_HEADERS', [
    'jsonapi' => ['content-type'],
    'precognition' => ['precognition', 'precognition-success', 'vary', 'location', 'content-type'],
    'maintenance' => ['retry-after', 'refresh', 'location', 'set-cookie', 'content-type'],
    'cors' => ['vary', 'access-control-allow-origin', 'access-control-allow-credentials', 'access-control-allow-methods', 'access-control-allow-headers', 'access-control-expose-headers', 'access-control-max-age', 'allow'],
][$topic] ?? ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after']);

/** One request to an application, in its form as a recorded case. Its body is JSON, or a form where it has a file. */
function exchange($app, string $name, string $path, string $method = 'GET', array $headers = [], array $body = [], ?array $file = null): array
{
    $request = Request::create("http://site.test$path", $method, $file ? $body : [], [], $file ? [$file['field'] => upload($file['bytes'])] : [], [], $file || $body === [] ? null : json_encode($body));
    $request->headers->replace(['Host' => 'site.test', 'Accept' => 'application/json', ...$headers]);
    $body === [] || $request->headers->set('Content-Type', $file ? 'multipart/form-data' : 'application/json');
    if (isset($headers['Cookie'])) {
        [$cookie, $value] = explode('=', $headers['Cookie'], 2);
        $request->cookies->set($cookie, rawurldecode($value));
    }
    $response = $app->make(Kernel::class)->handle($request);
    $response->prepare($request);
    $kept = [];
    foreach (RECORDED_HEADERS as $header) {
        if ($response->headers->has($header)) {
            $kept[$header] = $response->headers->get($header);
        }
    }
    return [
        'name' => $name,
        'request' => ['method' => $method, 'path' => $path]
            + ($headers ? ['headers' => $headers] : [])
            + ($body ? ['body' => $body] : [])
            + ($file ? ['file' => $file] : []),
        'response' => ['status' => $response->getStatusCode()]
            + ($kept ? ['headers' => $kept] : [])
            + said($response->getContent()),
    ];
}

/** A text, or the title of one of Laravel's own pages, whose styles are nobody's concern. */
function said(string $text): array
{
    return strlen($text) > 800 && preg_match('~<title>(.*)</title>~', $text, $found) ? ['title' => $found[1]] : ['text' => $text];
}

/** A text file of so many bytes. */
function upload(int $bytes): UploadedFile
{
    $path = tempnam(sys_get_temp_dir(), 'upload');
    file_put_contents($path, str_repeat('a', $bytes));
    return new UploadedFile($path, 'text.txt', 'text/plain', null, true);
}

$cases = (require __DIR__ . "/$topic-cases.php")(fn () => freshApplication($topic));
echo json_encode($cases, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), "\n";
